import type { StetErrorDetails } from '@stet/core/internal';
import type { PlaygroundInput } from '../playground-input.js';
import type { ScoringAnswer } from './scoring-answer.js';

/** What the page asks of the worker; a newer request to score makes it give up the one before. */
export type ScoreRequest =
  | { readonly kind: 'score'; readonly id: number; readonly input: PlaygroundInput }
  /** Load what the metrics need: there may be text soon. */
  | { readonly kind: 'prepare'; readonly input: PlaygroundInput };

/** What the worker answers; `scored` comes again when more metrics have been loaded. */
export type ScoreReply = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'scored'; readonly answer: ScoringAnswer }
  | { readonly kind: 'refused'; readonly error: StetErrorDetails }
  | { readonly kind: 'fault'; readonly message: string }
);

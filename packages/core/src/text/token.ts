import type { Span } from './span.js';

/** A word or mark of a text, and where it stands. */
export interface Token extends Span {
  readonly text: string;
}

/** Finds the tokens of a text, in order; they do not overlap. */
export type Tokeniser = (text: string) => Token[];

import type { EditMark, ExploredFilter, ExploredOutput, ExploredSentence, ExploredSurvey } from '@stet/core/internal';
import type { ReactNode } from 'react';
import type { ExplorerState } from './explorer-state.js';

/** Fetches the sentences from index `from` up to `to`, counted from 0, with the outputs of `systems`. */
export type LoadSentences = (
  from: number,
  to: number,
  systems: readonly string[],
) => Promise<readonly ExploredSentence[]>;

/** Counts what a filter finds among all sentences, whichever of them are loaded. */
export type SurveySentences = (filter: ExploredFilter, signal: AbortSignal) => Promise<ExploredSurvey>;

/** All sentences at once, or a way to load them as needed, and to count them. */
export type ExplorerData =
  | { readonly sentences: readonly ExploredSentence[] }
  | { readonly total: number; readonly load: LoadSentences; readonly survey: SurveySentences };

/** What a page can do about a mark, such as a button; shown beside the mark in the open sentence. */
export type RenderAction = (mark: EditMark, sentence: ExploredSentence, output: ExploredOutput) => ReactNode;

export interface SentenceExplorerProps {
  /** Unique on its page. */
  readonly id: string;
  /** The names of all systems, in the order of the menus. */
  readonly systems: readonly string[];
  readonly data: ExplorerData;
  readonly state: ExplorerState;
  readonly onState: (state: ExplorerState) => void;
  readonly renderAction?: RenderAction;
  /** Of the sentences, as BCP 47 writes it, where that is known. */
  readonly language?: string | undefined;
}

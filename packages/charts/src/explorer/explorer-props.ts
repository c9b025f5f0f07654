import type { EditMark, ExploredOutput, ExploredSentence } from '@stet/core/internal';
import type { ReactNode } from 'react';
import type { ExplorerState } from './explorer-state.js';

/** Fetches the sentences from index `from` up to `to`, counted from 0, with the outputs of these systems. */
export type LoadSentences = (
  from: number,
  to: number,
  systems: readonly string[],
) => Promise<readonly ExploredSentence[]>;

/** All sentences at once, or how to get them as they are wanted. */
export type ExplorerData =
  { readonly sentences: readonly ExploredSentence[] } | { readonly total: number; readonly load: LoadSentences };

/** What a page can do about a mark, such as a button; shown beside it in the sentence that is looked at. */
export type RenderAction = (mark: EditMark, sentence: ExploredSentence, output: ExploredOutput) => ReactNode;

export interface SentenceExplorerProps {
  /** Unique on its page. */
  readonly id: string;
  /** The names of all systems, in the order in which they are offered. */
  readonly systems: readonly string[];
  readonly data: ExplorerData;
  readonly state: ExplorerState;
  readonly onState: (state: ExplorerState) => void;
  readonly renderAction?: RenderAction;
}

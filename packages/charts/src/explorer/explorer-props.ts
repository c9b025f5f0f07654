import type { EditMark, ExploredOutput, ExploredSentence } from '@stet/core/internal';
import type { ReactNode } from 'react';
import type { ExplorerState } from './explorer-state.js';

/** Fetches the sentences from index `from` up to `to`, counted from 0, with the outputs of `systems`. */
export type LoadSentences = (
  from: number,
  to: number,
  systems: readonly string[],
) => Promise<readonly ExploredSentence[]>;

/** All sentences at once, or a way to load them as needed. */
export type ExplorerData =
  { readonly sentences: readonly ExploredSentence[] } | { readonly total: number; readonly load: LoadSentences };

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
}

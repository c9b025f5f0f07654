import type { SentenceAddress } from './column-sentence.js';

/** The edits of one sentence of a column file, from its `.conll.ann` file. */
export interface ColumnAnnotation extends SentenceAddress {
  readonly edits: readonly ColumnEdit[];
}

export interface ColumnEdit {
  /** First token, and the token after the last. */
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly correction: string;
}

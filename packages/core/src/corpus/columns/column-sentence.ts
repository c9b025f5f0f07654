/** Where a sentence is in the essays. */
export interface SentenceAddress {
  readonly document: string;
  readonly paragraph: number;
  /** 0-based within the paragraph. */
  readonly sentence: number;
}

/** A sentence of a column file. */
export interface ColumnSentence extends SentenceAddress {
  readonly tokens: readonly ColumnToken[];
}

export interface ColumnToken {
  readonly text: string;
  readonly tag: string;
  /** Index of the token that this one depends on, -1 for the root; absent where unknown, as for punctuation. */
  readonly head?: number;
  readonly relation?: string;
  /** Piece of the bracketed tree, with `*` for the token. */
  readonly syntax?: string;
}

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

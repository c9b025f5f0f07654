import type { GoldEdit } from './gold-edit.js';

/** An edit of the hypothesis: source tokens `start` to `end` became hypothesis tokens `from` to `to`. */
export interface ProposedEdit {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** Says by which edits a hypothesis came from its source: where edit-based metrics differ. */
export interface EditFinder {
  /** Takes up a pair of sentences. */
  open(source: Int32Array, hypothesis: Int32Array): void;
  /** The edits of that pair, from left to right; a finder may choose them to suit the gold. */
  edits(golds: readonly GoldEdit[]): ProposedEdit[];
}

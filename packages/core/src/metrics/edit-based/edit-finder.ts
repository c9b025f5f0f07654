import type { ProposedEdit } from '../../edits/proposed-edit.js';
import type { GoldEdit } from './gold-edit.js';

/** Says by which edits a hypothesis came from its source: where edit-based metrics differ. */
export interface EditFinder {
  /** Takes up a pair of sentences. */
  open(source: Int32Array, hypothesis: Int32Array): void;
  /** The edits of that pair, from left to right; a finder may choose them to suit the gold. */
  edits(golds: readonly GoldEdit[]): ProposedEdit[];
}

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

/** The edit without the words at its ends that stay as they are. */
export function trim<E extends ProposedEdit>(edit: E, source: ArrayLike<unknown>, hypothesis: ArrayLike<unknown>): E {
  let { start, end, from, to } = edit;
  while (start < end && from < to && source[end - 1] === hypothesis[to - 1]) {
    end--;
    to--;
  }
  while (start < end && from < to && source[start] === hypothesis[from]) {
    start++;
    from++;
  }
  return { ...edit, start, end, from, to };
}

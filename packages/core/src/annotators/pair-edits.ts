import type { Edit } from '../corpus/edit.js';
import { editDifference, editDifferences, type EditDifference } from './edit-difference.js';

/** An edit of one annotator beside the one of another that answers it, or alone. */
export interface EditPair {
  readonly difference: EditDifference | 'alone';
  readonly first: Edit | undefined;
  readonly second: Edit | undefined;
}

/** Pairs the edits of two annotators in a sentence, the most alike first; each is in one pair. */
export function pairEdits(first: readonly Edit[], second: readonly Edit[]): EditPair[] {
  const pairs: EditPair[] = [];
  const [left, right] = [new Set(first), new Set(second)];
  for (const difference of editDifferences) {
    for (const one of left) {
      const other = [...right].find((edit) => editDifference(one, edit) === difference);
      if (other === undefined) continue;
      pairs.push({ difference, first: one, second: other });
      left.delete(one);
      right.delete(other);
    }
  }
  for (const one of left) pairs.push({ difference: 'alone', first: one, second: undefined });
  for (const other of right) pairs.push({ difference: 'alone', first: undefined, second: other });
  return pairs.sort((a, b) => startOf(a) - startOf(b));
}

function startOf({ first, second }: EditPair): number {
  return Math.min(first?.start ?? Infinity, second?.start ?? Infinity);
}

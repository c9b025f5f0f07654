import type { Edit } from '../corpus/edit.js';
import { editDifference, editDifferences, type EditDifference } from './edit-difference.js';

/** An edit of one annotator beside its counterpart by another, or alone. */
export interface EditPair {
  readonly difference: EditDifference | 'alone';
  readonly first: Edit | undefined;
  readonly second: Edit | undefined;
}

/** Pairs the edits of two annotators in a sentence, the most alike first; each is in one pair. */
export function pairEdits(first: readonly Edit[], second: readonly Edit[]): EditPair[] {
  const pairs: EditPair[] = [];
  const [unpairedFirst, unpairedSecond] = [new Set(first), new Set(second)];
  for (const difference of editDifferences) {
    for (const edit of unpairedFirst) {
      const counterpart = [...unpairedSecond].find((candidate) => editDifference(edit, candidate) === difference);
      if (counterpart === undefined) continue;
      pairs.push({ difference, first: edit, second: counterpart });
      unpairedFirst.delete(edit);
      unpairedSecond.delete(counterpart);
    }
  }
  for (const edit of unpairedFirst) pairs.push({ difference: 'alone', first: edit, second: undefined });
  for (const edit of unpairedSecond) pairs.push({ difference: 'alone', first: undefined, second: edit });
  return pairs.sort((a, b) => startOf(a) - startOf(b));
}

function startOf({ first, second }: EditPair): number {
  return Math.min(first?.start ?? Infinity, second?.start ?? Infinity);
}

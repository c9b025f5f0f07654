import type { Edit } from '../corpus/edit.js';

/** How two edits that meet differ, from the most alike to the least. */
export const editDifferences = ['same', 'otherType', 'otherCorrection', 'otherSpan'] as const;
export type EditDifference = (typeof editDifferences)[number];

/** How two edits differ; undefined where they have no token in common. */
export function editDifference(first: Edit, second: Edit): EditDifference | undefined {
  if (first.start === second.start && first.end === second.end) {
    if (!first.corrections.some((text) => second.corrections.includes(text))) return 'otherCorrection';
    return first.type === second.type ? 'same' : 'otherType';
  }
  return second.start < first.end && first.start < second.end ? 'otherSpan' : undefined;
}

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

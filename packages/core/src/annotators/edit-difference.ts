import type { Edit } from '../corpus/edit.js';

/** How two edits of one place differ, from the most alike to the least. */
export const editDifferences = ['same', 'otherType', 'otherCorrection', 'otherSpan'] as const;
export type EditDifference = (typeof editDifferences)[number];

/** How an edit differs from another one; undefined where they have no token in common. */
export function editDifference(one: Edit, other: Edit): EditDifference | undefined {
  if (one.start === other.start && one.end === other.end) {
    if (!one.corrections.some((text) => other.corrections.includes(text))) return 'otherCorrection';
    return one.type === other.type ? 'same' : 'otherType';
  }
  return other.start < one.end && one.start < other.end ? 'otherSpan' : undefined;
}

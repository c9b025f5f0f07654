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

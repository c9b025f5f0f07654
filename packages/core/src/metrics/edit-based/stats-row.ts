import type { AnnotatorCounts } from './choose-annotators.js';

const PLAIN = 4;
const WITH_LEVELS = 8;

/** The counts of the annotators, one after the other: four numbers for each, and four more where there are levels. */
export function rowOfCounts(annotators: readonly AnnotatorCounts[]): number[] {
  return annotators.flatMap(([annotator, correct, proposed, gold, levels = []]) => [
    ...[annotator, correct, proposed, gold],
    ...levels,
  ]);
}

export function countsOfRow(row: readonly number[], hasLevels: boolean): AnnotatorCounts[] {
  const annotators: AnnotatorCounts[] = [];
  for (let at = 0; at < row.length; at += hasLevels ? WITH_LEVELS : PLAIN) {
    annotators.push(
      hasLevels
        ? [row[at], row[at + 1], row[at + 2], row[at + 3], [row[at + 4], row[at + 5], row[at + 6], row[at + 7]]]
        : [row[at], row[at + 1], row[at + 2], row[at + 3]],
    );
  }
  return annotators;
}

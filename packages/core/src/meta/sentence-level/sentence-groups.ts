import { CELLS } from './cells.js';

/** The counts of the judged pairs of each sentence. */
export interface SentenceGroups {
  /** How many sentences were judged. */
  readonly size: number;
  /** The index of each row's sentence among those judged. */
  readonly groupOf: Int32Array;
  /** By judged sentence: nine counts for each metric, one metric after the other. */
  readonly counts: Float64Array;
}

export function groupBySentence(sentence: ArrayLike<number>, cells: readonly Uint8Array[]): SentenceGroups {
  const groupIndex = new Map<number, number>();
  const groupOf = new Int32Array(sentence.length);
  for (let row = 0; row < sentence.length; row++) {
    let group = groupIndex.get(sentence[row]);
    if (group === undefined) groupIndex.set(sentence[row], (group = groupIndex.size));
    groupOf[row] = group;
  }
  const width = cells.length * CELLS;
  const counts = new Float64Array(groupIndex.size * width);
  cells.forEach((metricCells, metric) => {
    for (let row = 0; row < metricCells.length; row++)
      counts[groupOf[row] * width + metric * CELLS + metricCells[row]]++;
  });
  return { size: groupIndex.size, groupOf, counts };
}

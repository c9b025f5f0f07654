import { CELLS } from './cells.js';

/** The counts of the judged pairs of each sentence. */
export interface SentenceGroups {
  /** How many sentences were judged. */
  readonly size: number;
  /** The place of each row's sentence among those judged. */
  readonly groupOf: Int32Array;
  /** By judged sentence: nine counts for each metric, one metric after the other. */
  readonly counts: Float64Array;
}

export function groupBySentence(sentence: ArrayLike<number>, cells: readonly Uint8Array[]): SentenceGroups {
  const known = new Map<number, number>();
  const groupOf = new Int32Array(sentence.length);
  for (let row = 0; row < sentence.length; row++) {
    let group = known.get(sentence[row]);
    if (group === undefined) known.set(sentence[row], (group = known.size));
    groupOf[row] = group;
  }
  const width = cells.length * CELLS;
  const counts = new Float64Array(known.size * width);
  cells.forEach((own, metric) => {
    for (let row = 0; row < own.length; row++) counts[groupOf[row] * width + metric * CELLS + own[row]]++;
  });
  return { size: known.size, groupOf, counts };
}

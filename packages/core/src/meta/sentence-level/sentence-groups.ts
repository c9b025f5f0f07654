import { CELLS, type Contingency } from './cells.js';
import { tauOf, type Coefficients } from './tie-conventions.js';

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

/** What the pairs of each sentence add to a metric's tau, and how many of them count. */
export interface TauSums {
  readonly sums: Float64Array;
  readonly counts: Float64Array;
}

export function tauSums({ size, counts }: SentenceGroups, metric: number, coefficients: Coefficients): TauSums {
  const width = counts.length / Math.max(1, size);
  const parts = { sums: new Float64Array(size), counts: new Float64Array(size) };
  for (let sentence = 0; sentence < size; sentence++) {
    coefficients.forEach((coefficient, cell) => {
      if (coefficient === null) return;
      const count = counts[sentence * width + metric * CELLS + cell];
      parts.sums[sentence] += coefficient * count;
      parts.counts[sentence] += count;
    });
  }
  return parts;
}

/**
 * The standard error of tau, linearised, without any draws: the root of the summed squares of each group's residual
 * from tau, divided by the number of pairs that count. Pairs of one sentence are judged by the same people, so their
 * errors add up: the groups should be sentences. Null when no pair counts.
 */
export function standardError({ sums, counts }: TauSums): number | null {
  const counted = counts.reduce((sum, count) => sum + count, 0);
  if (counted === 0) return null;
  const tau = sums.reduce((total, sum) => total + sum, 0) / counted;
  const squares = sums.reduce((total, sum, group) => total + (sum - tau * counts[group]) ** 2, 0);
  return Math.sqrt(squares) / counted;
}

/** The same as if each pair were a group of its own: about what a bootstrap of single pairs gives. */
export function standardErrorOfRows(counts: Contingency, coefficients: Coefficients): number | null {
  const tau = tauOf(counts, coefficients);
  if (tau === null) return null;
  let squares = 0;
  let counted = 0;
  coefficients.forEach((coefficient, cell) => {
    if (coefficient === null) return;
    squares += counts[cell] * (coefficient - tau) ** 2;
    counted += counts[cell];
  });
  return Math.sqrt(squares) / counted;
}

import { CELLS } from './cells.js';
import type { SentenceGroups } from './sentence-groups.js';
import type { Coefficients } from './tie-conventions.js';

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

import type { Resampler, StatsList } from './metric.js';
import { CompactNumbers } from './rows/compact-numbers.js';

/** The resampler of a metric whose corpus value comes from statistics summed over sentences; `rowOf` gives these. */
export function additiveResampler<Stats>(
  stats: StatsList<Stats>,
  rowOf: (stats: Stats) => ArrayLike<number>,
  value: (totals: Float64Array) => number,
): Resampler {
  const numbers = new CompactNumbers();
  for (const one of stats) {
    const row = rowOf(one);
    for (let place = 0; place < row.length; place++) numbers.push(row[place]);
  }
  const packed = numbers.toArray();
  const width = stats.length === 0 ? 0 : packed.length / stats.length;
  const totals = new Float64Array(width);
  return (indices) => {
    totals.fill(0);
    for (let at = 0; at < indices.length; at++) {
      const start = indices[at] * width;
      for (let place = 0; place < width; place++) totals[place] += packed[start + place];
    }
    return value(totals);
  };
}

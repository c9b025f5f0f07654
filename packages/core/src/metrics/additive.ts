import type { MetricCore } from './define-metric.js';
import type { Resampler, StatsList, UnsignedScore } from './metric.js';
import { CompactNumbers } from './rows/compact-numbers.js';

/** What a metric shares whose score comes from rows of `width` numbers summed over sentences; `rowOf` gives these. */
export function additive<Stats, S extends UnsignedScore>(
  width: number,
  rowOf: (stats: Stats) => ArrayLike<number>,
  score: (totals: ArrayLike<number>) => S,
): Required<Pick<MetricCore<Stats, S>, 'accumulator' | 'resampler'>> {
  return {
    accumulator: () => {
      const totals = new Array<number>(width).fill(0);
      return {
        add: (stats) => {
          const row = rowOf(stats);
          for (let column = 0; column < width; column++) totals[column] += row[column];
        },
        score: () => score(totals),
      };
    },
    resampler: (stats) => additiveResampler(stats, rowOf, (totals) => score(totals).value),
  };
}

/** The resampler of a metric whose corpus value comes from statistics summed over sentences; `rowOf` gives these. */
export function additiveResampler<Stats>(
  stats: StatsList<Stats>,
  rowOf: (stats: Stats) => ArrayLike<number>,
  value: (totals: Float64Array) => number,
): Resampler {
  const numbers = new CompactNumbers();
  for (const sentence of stats) {
    const row = rowOf(sentence);
    for (let column = 0; column < row.length; column++) numbers.push(row[column]);
  }
  const packed = numbers.toArray();
  const width = stats.length === 0 ? 0 : packed.length / stats.length;
  const totals = new Float64Array(width);
  return (indices) => {
    totals.fill(0);
    for (let at = 0; at < indices.length; at++) {
      const start = indices[at] * width;
      for (let column = 0; column < width; column++) totals[column] += packed[start + column];
    }
    return value(totals);
  };
}

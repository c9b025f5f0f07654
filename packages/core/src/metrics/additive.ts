import type { MetricCore } from './define-metric.js';
import type { Resampler, StatsList, UnsignedScore } from './metric.js';
import { CompactNumbers, type Numbers } from './rows/compact-numbers.js';
import { WeightedSums } from './rows/weighted-sums.js';

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
    resampler: (systems) => additiveResampler(systems, rowOf, (totals) => score(totals).value),
  };
}

/**
 * The resampler of a metric whose corpus value comes from statistics summed over sentences; `rowOf` gives these. The
 * order of the sentences does not matter, so that a draw is a product of weights with one matrix for all systems.
 */
export function additiveResampler<Stats>(
  systems: readonly StatsList<Stats>[],
  rowOf: (stats: Stats) => ArrayLike<number>,
  value: (totals: Float64Array) => number,
): Resampler {
  const sentences = systems.at(0)?.length ?? 0;
  const { matrix, width } = sideBySide(systems, rowOf);
  const sums = new WeightedSums(matrix, sentences);
  const whole = sums.of(new Uint32Array(sentences).fill(1)).slice();
  const weights = new Uint32Array(sentences);
  const totals = new Float64Array(width);

  return {
    draw: (indices) => {
      weights.fill(0);
      for (let at = 0; at < indices.length; at++) weights[indices[at]]++;
      const drawn = sums.of(weights);
      return Float64Array.from(systems, (_, system) => value(drawn.subarray(system * width, (system + 1) * width)));
    },
    swap: (marks, pairs) => {
      const marked = sums.of(marks);
      const valueWith = (system: number, opponent: number): number => {
        for (let at = 0; at < width; at++) {
          const kept = whole[system * width + at] - marked[system * width + at];
          totals[at] = kept + marked[opponent * width + at];
        }
        return value(totals);
      };
      return Float64Array.from(pairs, ([first, second]) => valueWith(first, second) - valueWith(second, first));
    },
  };
}

/** A matrix with a row for each sentence: `width` statistics of one system after the other. */
function sideBySide<Stats>(
  systems: readonly StatsList<Stats>[],
  rowOf: (stats: Stats) => ArrayLike<number>,
): { readonly matrix: Numbers; readonly width: number } {
  const numbers = new CompactNumbers();
  let width = 0;
  const [first, ...others] = systems;
  const iterators = others.map((stats) => stats[Symbol.iterator]());
  const pushRow = (stats: Stats): void => {
    const row = rowOf(stats);
    width = row.length;
    for (let column = 0; column < width; column++) numbers.push(row[column]);
  };
  for (const stats of first) {
    pushRow(stats);
    for (const iterator of iterators) pushRow(iterator.next().value as Stats);
  }
  return { matrix: numbers.toArray(), width };
}

import { MersenneTwister } from '../../random/mersenne-twister.js';
import { percentileInterval } from '../../significance/interval.js';
import { ROUNDING } from '../../significance/p-value.js';
import { seedOf } from '../../significance/resample.js';
import type { Interval } from '../system-level/fisher-interval.js';
import { CELLS } from './cells.js';
import type { SentenceGroups } from './sentence-groups.js';
import { tauOf, type Coefficients } from './tie-conventions.js';

/** A difference of two taus over resamples that both metrics share. */
export interface PairedDifference {
  readonly interval: Interval;
  /** The share of resamples on which the first metric is not ahead. */
  readonly notAhead: number;
}

/** The difference of two metrics' taus on the same resamples, whatever was drawn: rows or sentences. */
export function pairedDifference(
  one: Float64Array,
  other: Float64Array,
  intervalOf: (differences: Float64Array) => Interval = (differences) => percentileInterval(differences, 0.95),
): PairedDifference {
  const differences = one.map((tau, at) => tau - other[at]);
  const notAhead = differences.reduce((count, difference) => count + (difference <= 0 ? 1 : 0), 0);
  return { interval: intervalOf(differences), notAhead: notAhead / differences.length };
}

/**
 * The two-sided p-value of two metrics' difference by permutation: what the two say is swapped for a random half of the
 * sentences, with all pairs of each.
 */
export function permuteTaus(
  { size, counts }: SentenceGroups,
  metrics: number,
  pair: readonly [one: number, other: number],
  coefficients: Coefficients,
  { draws, seed }: { readonly draws: number; readonly seed: number },
): number {
  const width = metrics * CELLS;
  const [one, other] = pair.map((metric) => metric * CELLS);
  const sums = [new Float64Array(CELLS), new Float64Array(CELLS)];
  const difference = (isSwapped: (sentence: number) => boolean): number => {
    for (const sum of sums) sum.fill(0);
    for (let sentence = 0; sentence < size; sentence++) {
      const [first, second] = isSwapped(sentence) ? [other, one] : [one, other];
      for (let cell = 0; cell < CELLS; cell++) {
        sums[0][cell] += counts[sentence * width + first + cell];
        sums[1][cell] += counts[sentence * width + second + cell];
      }
    }
    return Math.abs((tauOf(sums[0], coefficients) ?? 0) - (tauOf(sums[1], coefficients) ?? 0));
  };
  const least = difference(() => false) - ROUNDING;
  let asLarge = 0;
  for (let draw = 0; draw < draws; draw++) {
    const random = new MersenneTwister(seedOf(seed, draw));
    if (difference(() => random.below(2) === 1) >= least) asLarge++;
  }
  return (asLarge + 1) / (draws + 1);
}

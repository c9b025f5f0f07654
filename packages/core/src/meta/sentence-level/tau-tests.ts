import { percentileInterval } from '../../significance/interval.js';
import { ROUNDING } from '../../significance/p-value.js';
import type { Interval } from '../system-level/fisher-interval.js';
import type { SignFlips } from './sign-flips.js';
import type { TauParts } from './tau-parts.js';

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
export function permuteTaus(one: TauParts, other: TauParts, { ways, all }: SignFlips): number {
  const least = swappedDifference(one, other) - ROUNDING;
  let asLarge = 0;
  for (const signs of ways) if (swappedDifference(one, other, signs) >= least) asLarge++;
  return all ? asLarge / ways.length : (asLarge + 1) / (ways.length + 1);
}

function swappedDifference(one: TauParts, other: TauParts, signs?: Int8Array): number {
  let oneSum = 0;
  let oneCount = 0;
  let otherSum = 0;
  let otherCount = 0;
  for (let sentence = 0; sentence < one.sums.length; sentence++) {
    const swapped = signs?.[sentence] === -1;
    const first = swapped ? other : one;
    const second = swapped ? one : other;
    oneSum += first.sums[sentence];
    oneCount += first.counts[sentence];
    otherSum += second.sums[sentence];
    otherCount += second.counts[sentence];
  }
  return Math.abs((oneCount > 0 ? oneSum / oneCount : 0) - (otherCount > 0 ? otherSum / otherCount : 0));
}

import { ROUNDING } from '../../significance/p-value.js';
import type { Interval } from '../system-level/fisher-interval.js';
import { flippedSum, type SignFlips } from './sign-flips.js';
import { intervalOf } from './tau-interval.js';
import type { TauSums } from './tau-sums.js';

/** A difference of two taus over resamples that both metrics share. */
export interface PairedDifference {
  /** Null when there is no resample on which both have a tau. */
  readonly interval: Interval | null;
  /** The share of resamples on which the first metric is not ahead. */
  readonly notAhead: number;
}

/** The difference of two metrics' taus on the same resamples, whatever was drawn: pairs or sentences. */
export function pairedDifference(
  first: Float64Array,
  second: Float64Array,
  makeInterval: (differences: Float64Array) => Interval,
): PairedDifference {
  const differences = first.map((tau, at) => tau - second[at]);
  const ahead = differences.reduce((count, difference) => count + Number(difference > 0), 0);
  return { interval: intervalOf(differences, makeInterval), notAhead: 1 - ahead / differences.length };
}

/**
 * The two-sided p-value of two metrics' difference by permutation: what the two say is swapped for a random half of the
 * sentences, with all pairs of each.
 */
export function permuteTaus(first: TauSums, second: TauSums, { ways, all }: SignFlips): number {
  const sums = flippable(first.sums, second.sums);
  const counts = flippable(first.counts, second.counts);
  const differenceOf = (sumFlip: number, countFlip: number): number =>
    Math.abs(
      ratio(sums.total + sumFlip, counts.total + countFlip) - ratio(sums.total - sumFlip, counts.total - countFlip),
    );
  const least = differenceOf(sums.lead, counts.lead) - ROUNDING;
  let asLarge = 0;
  for (const signs of ways) {
    // Under most conventions both metrics count the same pairs.
    const countFlip = counts.differ ? flippedSum(signs, counts.leads) : 0;
    if (differenceOf(flippedSum(signs, sums.leads), countFlip) >= least) asLarge++;
  }
  return all ? asLarge / ways.length : (asLarge + 1) / (ways.length + 1);
}

/** Swapping the two for a sentence keeps the total of both, and reverses the lead of the first. */
interface Flippable {
  readonly total: number;
  readonly lead: number;
  readonly leads: Float64Array;
  readonly differ: boolean;
}

function flippable(first: Float64Array, second: Float64Array): Flippable {
  const leads = first.map((value, sentence) => value - second[sentence]);
  const add = (sum: number, value: number): number => sum + value;
  return {
    total: first.reduce(add, 0) + second.reduce(add, 0),
    lead: leads.reduce(add, 0),
    leads,
    differ: leads.some((lead) => lead !== 0),
  };
}

function ratio(above: number, below: number): number {
  return below > 0 ? above / below : 0;
}

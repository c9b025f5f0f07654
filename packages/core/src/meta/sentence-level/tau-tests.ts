import { percentileInterval } from '../../significance/interval.js';
import { ROUNDING } from '../../significance/p-value.js';
import type { Interval } from '../system-level/fisher-interval.js';
import { countCells } from './cells.js';
import type { JudgedPairs } from './judged-pairs.js';
import { bootstrapSentences } from './resampled-taus.js';
import { tauSums, type TauSums } from './sentence-groups.js';
import type { SentenceLevelOptions } from './sentence-taus.js';
import { flippedSum, signFlips, type SignFlips } from './sign-flips.js';
import { intervalOf } from './tau-interval.js';
import { byConvention, coefficientsOf, tauOf, type TieConvention } from './tie-conventions.js';

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

/** The interval, and the share on which the better metric is not ahead, are over resamples of the sentences. */
export interface TauTest extends PairedDifference {
  readonly better: string;
  readonly worse: string;
  readonly difference: number;
  /** Two-sided, by swapping the two for random sentences. */
  readonly permutation: number;
}

/** Every pair of metrics under every convention, the one with the higher tau first. */
export function testTaus(
  { metrics, cells, groups }: JudgedPairs,
  { resamples, seed, confidence }: SentenceLevelOptions,
): Record<TieConvention, TauTest[]> {
  const resampled = bootstrapSentences(groups, metrics.length, { resamples, seed });
  const flips = signFlips(groups.size, resamples, seed);
  const counts = cells.map(countCells);
  return byConvention((convention) => {
    const coefficients = coefficientsOf(convention);
    const values = resampled[convention];
    const ordered = metrics
      .flatMap((metric, at) => {
        const tau = tauOf(counts[at], coefficients);
        return tau === null ? [] : [{ metric, tau, values: values[at], parts: tauSums(groups, at, coefficients) }];
      })
      .sort((a, b) => b.tau - a.tau);
    return ordered.flatMap((better, at) =>
      ordered.slice(at + 1).map((worse): TauTest => ({
        better: better.metric,
        worse: worse.metric,
        difference: better.tau - worse.tau,
        ...pairedDifference(better.values, worse.values, (differences) => percentileInterval(differences, confidence)),
        permutation: permuteTaus(better.parts, worse.parts, flips),
      })),
    );
  });
}

import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { humanDifferences, judgedScores, judgedSentences } from './judged-differences.js';
import type { SentenceScores } from './sentence-scores.js';
import { flippedSum, signFlips, type SignFlips } from './sign-flips.js';

/** By pair of systems, in the order (0, 1), (0, 2), …, (1, 2), …: how likely the first wins by as much by chance. */
export type PairPValues = Float64Array;

/** Sums in another order differ in their last digits; these count as equal. */
const ROUNDING = 1e-9;

/**
 * The one-sided p-value of a paired permutation test for each pair of systems: the share of sign flips of the items
 * with which the summed differences are as large as they are.
 */
export function flippedPValues(
  differencesOf: (first: number, second: number) => Float64Array,
  systems: number,
  { ways }: SignFlips,
): PairPValues {
  return forEachPair(systems, (first, second) => {
    const differences = differencesOf(first, second);
    const sums = ways.map((signs) => flippedSum(signs, differences));
    return shareFrom(sums, sumOf(differences) - ROUNDING * sizeOf(differences));
  });
}

/**
 * The same where each system has a score for each item: the flipped scores of a system are summed once, not per pair.
 */
export function flippedPValuesOfScores(scores: readonly Float64Array[], { ways }: SignFlips): PairPValues {
  const flipped = scores.map((systemScores) => ways.map((signs) => flippedSum(signs, systemScores)));
  const sums = scores.map(sumOf);
  const sizes = scores.map(sizeOf);
  return forEachPair(scores.length, (first, second) => {
    const differences = flipped[first].map((sum, way) => sum - flipped[second][way]);
    return shareFrom(differences, sums[first] - sums[second] - ROUNDING * (sizes[first] + sizes[second]));
  });
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function sizeOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + Math.abs(value), 0);
}

function forEachPair(systems: number, pOf: (first: number, second: number) => number): PairPValues {
  const values: number[] = [];
  for (let first = 0; first < systems; first++) {
    for (let second = first + 1; second < systems; second++) values.push(pOf(first, second));
  }
  return Float64Array.from(values);
}

function shareFrom(values: readonly number[], least: number): number {
  return values.reduce((count, value) => count + Number(value >= least), 0) / values.length;
}

/**
 * Soft pairwise accuracy (Thompson et al. 2024): 1 minus the mean distance, over pairs of systems, of the human and the
 * metric p-value. A metric gains by being as unsure as people are, not only by the same order. Null for one system.
 */
export function softPairwiseAccuracy(human: PairPValues, metric: PairPValues): number | null {
  if (human.length === 0) return null;
  return 1 - human.reduce((sum, p, at) => sum + Math.abs(p - metric[at]), 0) / human.length;
}

export interface SoftAccuracy {
  /** How many judged sentences, the items that are flipped. */
  readonly sentences: number;
  /** How many pairs of systems. */
  readonly pairs: number;
  readonly metrics: readonly { readonly metric: string; readonly softPairwiseAccuracy: number | null }[];
}

/**
 * Soft pairwise accuracy of metrics against comparisons. The measure is made for human scores of sentences; here the
 * human side is who was judged better, and a flip turns round a whole sentence with all its comparisons. The same flips
 * for people and all metrics.
 */
export function softAccuracyOfMetrics(
  pairs: PairwiseJudgments,
  metrics: readonly SentenceScores[],
  { resamples, seed }: { readonly resamples: number; readonly seed: number },
): SoftAccuracy {
  const sentences = judgedSentences(pairs);
  const flips = signFlips(sentences.length, resamples, seed);
  const human = flippedPValues(humanDifferences(pairs, sentences), pairs.names.length, flips);
  return {
    sentences: sentences.length,
    pairs: human.length,
    metrics: metrics.map((metric) => ({
      metric: metric.name,
      softPairwiseAccuracy: softPairwiseAccuracy(
        human,
        flippedPValuesOfScores(judgedScores(metric, pairs.names, sentences), flips),
      ),
    })),
  };
}

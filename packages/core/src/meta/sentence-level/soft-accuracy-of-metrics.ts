import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { humanDifferences, judgedScores, judgedSentences } from './judged-differences.js';
import type { SentenceScores } from './sentence-scores.js';
import { signFlips } from './sign-flips.js';
import { flippedPValues, flippedPValuesOfScores, softPairwiseAccuracy } from './soft-pairwise-accuracy.js';

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

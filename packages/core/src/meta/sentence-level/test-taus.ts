import { percentileInterval } from '../../significance/interval.js';
import { bootstrapSentences } from './bootstrap-sentences.js';
import { countCells } from './contingency.js';
import type { JudgedPairs } from './judged-pairs.js';
import type { SentenceLevelOptions } from './sentence-taus.js';
import { signFlips } from './sign-flips.js';
import { tauSums } from './tau-sums.js';
import { pairedDifference, permuteTaus, type PairedDifference } from './tau-tests.js';
import { byConvention, coefficientsOf, tauOf, type TieConvention } from './tie-conventions.js';

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

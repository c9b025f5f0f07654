import type { PairwiseJudgments } from '../judgments/pairwise.js';
import { MersenneTwister } from '../random/mersenne-twister.js';
import type { Share } from '../runner/shares.js';
import { seedOf } from '../significance/resample.js';
import { rankingMethods, type RankingMethodName } from './method.js';
import { countPairs, type PairCounts } from './pair-counts.js';
import { judgmentResampler, type ResampleUnit } from './resample-judgments.js';

export interface RunOptions {
  readonly method: RankingMethodName;
  readonly unit: ResampleUnit;
  /** Follow the original program also where it is wrong. */
  readonly strictOriginal: boolean;
}

/** The scores of one run, by system. */
type Run = (random: MersenneTwister) => Float64Array;

/** The scores of each run of a share; a run has a generator of its own, whoever computes it. */
export function runScores(pairs: PairwiseJudgments, { first, end, seed }: Share, options: RunOptions): Float64Array[] {
  const run = runOf(pairs, options);
  return Array.from({ length: end - first }, (_, at) => run(new MersenneTwister(seedOf(seed, first + at))));
}

function runOf(pairs: PairwiseJudgments, { method, unit, strictOriginal }: RunOptions): Run {
  const scores = scoresBy(method, strictOriginal);
  if (rankingMethods[method].random && unit === 'judgment') {
    const counts = countPairs(pairs);
    return (random) => scores(counts, random);
  }
  const resample = judgmentResampler(pairs, unit);
  return (random) => scores(resample(random), random);
}

/** Scores by a method, or as its original program gives them. */
export function scoresBy(
  method: RankingMethodName,
  strictOriginal: boolean,
): (counts: PairCounts, random: MersenneTwister) => Float64Array {
  const { scores, originalScores } = rankingMethods[method];
  return strictOriginal && originalScores !== undefined ? originalScores : scores;
}

/** The mean score of each system over runs. */
export function meanScores(runs: readonly Float64Array[]): Float64Array {
  return runs[0].map((_, system) => runs.reduce((sum, scores) => sum + scores[system], 0) / runs.length);
}

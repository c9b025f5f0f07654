import { StetError } from '../error.js';
import type { PairwiseJudgments } from '../judgments/pairwise.js';
import { MersenneTwister } from '../random/mersenne-twister.js';
import type { Job } from '../runner/job.js';
import type { Share } from '../runner/shares.js';
import { seedOf } from '../significance/resample.js';
import { pairwiseMethods, type PairwiseMethodName } from './method.js';
import { countPairs, type PairCounts } from './pair-counts.js';
import { countResampler } from './resample-counts.js';
import {
  judgmentResampler,
  resampleSource,
  type JudgmentDraws,
  type ResampleSource,
  type ResampleUnit,
} from './resample-judgments.js';

export interface RunOptions {
  readonly method: PairwiseMethodName;
  readonly unit: ResampleUnit;
  /** How single judgments are drawn, where the method does not draw them itself. */
  readonly draws: JudgmentDraws;
  /** Follow the original program also where it is wrong. */
  readonly strictOriginal: boolean;
}

/** What runs draw from: judgments one by one or in groups, or the counts of all. */
export type RunSource = PairCounts | ResampleSource;

export function runSource(pairs: PairwiseJudgments, { method, unit, draws }: RunOptions): RunSource {
  const needsCounts = unit === 'judgment' && (pairwiseMethods[method].random || draws === 'counts');
  return needsCounts ? countPairs(pairs) : resampleSource(pairs, unit);
}

/** The scores of each run of a share; a run has a generator of its own, whoever computes it. */
export function runScores(
  source: RunSource,
  { first, end, seed }: Share,
  { method, strictOriginal }: Pick<RunOptions, 'method' | 'strictOriginal'>,
): Float64Array[] {
  const length = end - first;
  const randomOf = (at: number): MersenneTwister => new MersenneTwister(seedOf(seed, first + at));
  const { runs } = pairwiseMethods[method];
  if ('wins' in source && runs !== undefined)
    return runs(
      source,
      Array.from({ length }, (_, at) => randomOf(at)),
    );
  const scores = scoresBy(method, strictOriginal);
  const resample = 'wins' in source ? countResampler(source) : judgmentResampler(source);
  return Array.from({ length }, (_, at) => {
    const random = randomOf(at);
    return scores(resample(random), random);
  });
}

/** Scores by a method, or as its original program gives them. */
export function scoresBy(
  method: PairwiseMethodName,
  strictOriginal: boolean,
): (counts: PairCounts, random: MersenneTwister) => Float64Array {
  const { scores, originalScores } = pairwiseMethods[method];
  return strictOriginal && originalScores !== undefined ? originalScores : scores;
}

/** The mean score of each system over runs. */
export function meanScores(runs: readonly Float64Array[]): Float64Array {
  return runs[0].map((_, system) => runs.reduce((sum, scores) => sum + scores[system], 0) / runs.length);
}

export interface RankTask {
  readonly source: RunSource;
  readonly share: Share;
  readonly options: RunOptions;
}

/** Computes the scores of a share of the runs of a ranking. */
export const rankJob: Job<RankTask, Float64Array[]> = {
  name: 'rank',
  work: ({ source, share, options }) => runScores(source, share, options),
};

/** Refuses options that give no rank ranges. */
export function checkRuns({
  resamples,
  confidence,
}: {
  readonly resamples: number;
  readonly confidence: number;
}): void {
  if (resamples < 1) {
    throw new StetError({
      code: 'BAD_OPTION',
      expected: '1 resample or more',
      found: String(resamples),
      remedy: 'Take 100 for a first look, 1000 for a paper.',
    });
  }
  if (!(confidence > 0 && confidence < 1)) {
    throw new StetError({
      code: 'BAD_OPTION',
      expected: 'a confidence between 0 and 1',
      found: String(confidence),
      remedy: 'Take 0.95.',
    });
  }
}

import type { PairwiseJudgments } from '../judgments/pairwise.js';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { runSignature } from './run-signature.js';
import { checkRuns, meanScores, scoresBy, type RunOptions } from './run-scores.js';
import { rankClusters, rankRanges, orderSystems, type ClusterRule, type RankRange } from './rank-ranges.js';
import { rankingMethods } from './method.js';
import { countPairs } from './pair-counts.js';

export interface RankingOptions extends RunOptions {
  /** How many runs: resamples of the judgments, or runs of a method that is random by itself. */
  readonly resamples: number;
  readonly seed: number;
  /** Confidence level of the ranges, e.g. 0.95. */
  readonly confidence: number;
}

/** A system with its score, rank range and cluster. */
export interface RankedSystem {
  readonly name: string;
  /** On all judgments; the mean over the runs for a method that is random by itself. */
  readonly score: number;
  /** The mean over the runs. */
  readonly mean: number;
  readonly range: RankRange;
  /** From 1; the same for systems that the judgments cannot tell apart. */
  readonly cluster: number;
}

/** A ranking of systems, best first. */
export interface SystemRanking {
  readonly method: RunOptions['method'];
  readonly signature: string;
  readonly unit: RunOptions['unit'];
  readonly resamples: number;
  readonly seed: number;
  readonly confidence: number;
  /** How many pairwise judgments of systems it rests on. */
  readonly judgments: number;
  readonly systems: readonly RankedSystem[];
}

function clusterRule({ method, strictOriginal }: RunOptions): ClusterRule {
  return strictOriginal && rankingMethods[method].originalScores !== undefined ? 'neighbours' : 'cluster';
}

/** Scores, rank ranges and clusters of systems, from the scores of all runs. */
export function rankByRuns(
  pairs: PairwiseJudgments,
  runs: readonly Float64Array[],
  options: RankingOptions,
): SystemRanking {
  const { method, unit, resamples, seed, confidence } = options;
  checkRuns(options);
  const means = meanScores(runs);
  const scores = rankingMethods[method].random ? means : pointScores(pairs, options);
  const rule = clusterRule(options);
  const ranges = rankRanges(runs, { confidence, rule });
  const order = orderSystems(scores, means);
  const clusters = rankClusters(
    order.map((system) => ranges[system]),
    rule,
  );
  return {
    method,
    signature: runSignature([method, `unit:${unit}`, ...drawsField(options)], options),
    unit,
    resamples,
    seed,
    confidence,
    judgments: pairs.outcome.length,
    systems: order.map((system, at) => ({
      name: pairs.names[system],
      score: scores[system],
      mean: means[system],
      range: ranges[system],
      cluster: clusters[at],
    })),
  };
}

function drawsField({ method, unit, draws }: RunOptions): string[] {
  return unit === 'judgment' && !rankingMethods[method].random ? [`draws:${draws}`] : [];
}

/** The scores on all judgments as they are. */
function pointScores(pairs: PairwiseJudgments, { method, strictOriginal, seed }: RankingOptions): Float64Array {
  return scoresBy(method, strictOriginal)(countPairs(pairs), new MersenneTwister(seed));
}

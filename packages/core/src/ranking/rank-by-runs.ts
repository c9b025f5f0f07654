import type { PairwiseJudgments } from '../judgments/pairwise.js';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { runSignature } from './run-signature.js';
import { checkRuns, meanScores, scoresBy, type RunOptions } from './run-scores.js';
import {
  orderSystems,
  rangesOfRanks,
  rankClusters,
  rankRanges,
  ranksOfRun,
  type ClusterRule,
  type RangeOptions,
  type RankRange,
  type RunRanks,
} from './rank-ranges.js';
import type { SystemAssessment } from './direct-assessment/assessment.js';
import type { ConstantJudge } from '../judgments/direct-assessment/standardise.js';
import { pairwiseMethods, type RankingMethodName } from './method.js';
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
  /** In direct assessment alone. */
  readonly assessment?: SystemAssessment;
}

/** A ranking of systems, best first. */
export interface SystemRanking {
  readonly method: RankingMethodName;
  readonly signature: string;
  readonly unit: RunOptions['unit'];
  readonly resamples: number;
  readonly seed: number;
  readonly confidence: number;
  /** How many pairwise judgments of systems it rests on; in direct assessment, how many scored outputs. */
  readonly judgments: number;
  /** In direct assessment, the judges who gave one and the same score throughout a scale. */
  readonly constantJudges?: readonly ConstantJudge[];
  readonly systems: readonly RankedSystem[];
}

function clusterRule({ method, strictOriginal }: RunOptions): ClusterRule {
  return strictOriginal && pairwiseMethods[method].originalScores !== undefined ? 'neighbours' : 'cluster';
}

/** Scores, rank ranges and clusters of systems, from the scores of all runs. */
export function rankByRuns(
  pairs: PairwiseJudgments,
  runs: readonly Float64Array[],
  options: RankingOptions,
): SystemRanking {
  return runRanker(pairs, options)(runs);
}

/** As `rankByRuns` for many selections of the same runs, whose ranks are found once. */
export function runRanker(
  pairs: PairwiseJudgments,
  options: RankingOptions,
): (runs: readonly Float64Array[]) => SystemRanking {
  checkRuns(options);
  const rule = clusterRule(options);
  const fixedScores = pairwiseMethods[options.method].random ? undefined : pointScores(pairs, options);
  const ranksByRun = new Map<Float64Array, RunRanks>();
  const ranksOf = (scores: Float64Array): RunRanks => {
    let ranks = ranksByRun.get(scores);
    if (ranks === undefined) ranksByRun.set(scores, (ranks = ranksOfRun(scores, rule)));
    return ranks;
  };
  return (runs) => {
    const means = meanScores(runs);
    const ranges = rangesOfRanks(runs.map(ranksOf), { confidence: options.confidence, rule });
    return rankingOf(pairs, fixedScores ?? means, means, ranges, options);
  };
}

function rankingOf(
  pairs: PairwiseJudgments,
  scores: Float64Array,
  means: Float64Array,
  ranges: readonly RankRange[],
  options: RankingOptions,
): SystemRanking {
  const { method, unit, resamples, seed, confidence } = options;
  return {
    method,
    signature: runSignature([method, `unit:${unit}`, ...drawsField(options)], options),
    unit,
    resamples,
    seed,
    confidence,
    judgments: pairs.outcome.length,
    systems: inOrder({ names: pairs.names, scores, means, ranges }, clusterRule(options)),
  };
}

/** The systems best first, with ranges and clusters by their scores in runs. */
export function rankScores(
  names: readonly string[],
  scores: Float64Array,
  runs: readonly Float64Array[],
  options: RangeOptions,
): RankedSystem[] {
  return inOrder({ names, scores, means: meanScores(runs), ranges: rankRanges(runs, options) }, options.rule);
}

interface SystemColumns {
  readonly names: readonly string[];
  readonly scores: Float64Array;
  readonly means: Float64Array;
  readonly ranges: readonly RankRange[];
}

function inOrder({ names, scores, means, ranges }: SystemColumns, rule: ClusterRule): RankedSystem[] {
  const order = orderSystems(scores, means);
  const clusters = rankClusters(
    order.map((system) => ranges[system]),
    rule,
  );
  return order.map((system, at) => ({
    name: names[system],
    score: scores[system],
    mean: means[system],
    range: ranges[system],
    cluster: clusters[at],
  }));
}

function drawsField({ method, unit, draws }: RunOptions): string[] {
  return unit === 'judgment' && !pairwiseMethods[method].random ? [`draws:${draws}`] : [];
}

/** The scores on all judgments as they are. */
function pointScores(pairs: PairwiseJudgments, { method, strictOriginal, seed }: RankingOptions): Float64Array {
  return scoresBy(method, strictOriginal)(countPairs(pairs), new MersenneTwister(seed));
}

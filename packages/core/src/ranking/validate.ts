import { filterPairs } from '../judgments/filter-pairs.js';
import type { PairwiseJudgments } from '../judgments/pairwise.js';
import { MersenneTwister } from '../random/mersenne-twister.js';
import type { Job } from '../runner/job.js';
import { seedOf } from '../significance/resample.js';
import { clusterHits, majorityBound, orderHits, tieShare, type Hits } from './accuracy.js';
import { dealFolds, makefileLeavesOut, type FoldUnit } from './folds.js';
import { rankingMethods, type RankingMethodName } from './method.js';
import { countPairs } from './pair-counts.js';
import { rankClusters, rankRanges, orderSystems } from './rank-ranges.js';
import { checkRuns, meanScores, runScores, runSource } from './run-scores.js';

export interface ValidationOptions {
  readonly folds: number;
  readonly foldsBy: FoldUnit;
  /** Runs for the clusters of each fold. */
  readonly resamples: number;
  readonly confidence: number;
  readonly seed: number;
  /** Leave out the folds that the original's Makefile leaves out. */
  readonly strictOriginal: boolean;
}

/** Judgments dealt into folds. */
export interface Folded {
  readonly pairs: PairwiseJudgments;
  /** The fold of each judgment. */
  readonly fold: Uint16Array;
}

/** How well a ranking trained on the other folds predicts one fold. */
export interface FoldResult {
  /** By a total order, of decided judgments. */
  readonly total: Hits;
  /** By clusters, of all judgments. */
  readonly clusters: Hits;
  /** The clusters, best first, each in order of name. */
  readonly partition: readonly (readonly string[])[];
}

export interface MethodValidation {
  readonly method: RankingMethodName;
  /** Means over folds of the share predicted; null where no fold has a decided judgment. */
  readonly total: number | null;
  readonly clusters: number;
  /** The clusters that came out, most frequent first. */
  readonly partitions: readonly { readonly clusters: readonly (readonly string[])[]; readonly folds: number }[];
}

/** How well methods of ranking predict judgments that they have not seen. */
export interface RankingAccuracy {
  readonly judgments: number;
  readonly decided: number;
  /** What one cluster of all systems predicts of all judgments. */
  readonly allTies: number;
  /** What no total order can beat, on decided judgments; null where there are none. */
  readonly majorityBound: number | null;
  readonly methods: readonly MethodValidation[];
}

/** Deals judgments into folds. Runs are numbered across all folds; the shuffle has the number after them. */
export function foldJudgments(pairs: PairwiseJudgments, options: ValidationOptions): Folded {
  const { folds, foldsBy, resamples, seed } = options;
  checkRuns(options);
  return { pairs, fold: dealFolds(pairs, folds, foldsBy, new MersenneTwister(seedOf(seed, folds * resamples))) };
}

/** Ranks by all folds but `tested`, and predicts that one (Grundkiewicz et al. 2015, section 5.3). */
export function validateFold(
  { pairs, fold }: Folded,
  tested: number,
  method: RankingMethodName,
  options: ValidationOptions,
): FoldResult {
  const { folds, resamples, seed, confidence, strictOriginal } = options;
  const test = filterPairs(pairs, (row) => fold[row] === tested);
  const training = filterPairs(pairs, (row) => fold[row] !== tested);
  const first = tested * resamples;
  const runOptions = { method, unit: 'judgment', strictOriginal: false } as const;
  const runs = strictOriginal
    ? Array.from({ length: resamples }, (_, run) => {
        const leftOut = Array.from({ length: folds }, (__, candidate) => makefileLeavesOut(run, candidate, folds));
        const kept = filterPairs(pairs, (row) => !leftOut[fold[row]]);
        return runScores(
          runSource(kept, runOptions),
          { first: first + run, end: first + run + 1, seed },
          runOptions,
        )[0];
      })
    : runScores(runSource(training, runOptions), { first, end: first + resamples, seed }, runOptions);
  const { order, clusters } = clusterSystems(runs, confidence);
  const random = new MersenneTwister(seedOf(seed, folds * resamples + 1 + tested));
  const total = orderSystems(rankingMethods[method].scores(countPairs(training), random));
  return {
    total: orderHits(test, total),
    clusters: clusterHits(test, clusters),
    partition: partitionOf(order, clusters, pairs.names),
  };
}

/** The systems best first by their mean over runs, and the cluster of each. */
function clusterSystems(
  runs: readonly Float64Array[],
  confidence: number,
): { readonly order: readonly number[]; readonly clusters: Int32Array } {
  const order = orderSystems(meanScores(runs));
  const ranges = rankRanges(runs, { confidence, rule: 'cluster' });
  const clusters = new Int32Array(order.length);
  rankClusters(
    order.map((system) => ranges[system]),
    'cluster',
  ).forEach((cluster, at) => {
    clusters[order[at]] = cluster;
  });
  return { order, clusters };
}

function partitionOf(order: readonly number[], clusters: Int32Array, names: readonly string[]): string[][] {
  const partition: string[][] = [];
  for (const system of order) (partition[clusters[system] - 1] ??= []).push(names[system]);
  return partition.map((members) => members.sort());
}

/** Accuracies from the results of all folds, by method. */
export function joinValidation(
  pairs: PairwiseJudgments,
  results: readonly { readonly method: RankingMethodName; readonly folds: readonly FoldResult[] }[],
): RankingAccuracy {
  const counts = countPairs(pairs);
  const decided = counts.wins.reduce((sum, count) => sum + count, 0);
  return {
    judgments: pairs.outcome.length,
    decided,
    allTies: tieShare(pairs),
    majorityBound: decided === 0 ? null : majorityBound(counts),
    methods: results.map(({ method, folds }) => ({
      method,
      total: meanShare(folds.map(({ total }) => total)),
      // Every fold has a judgment.
      clusters: meanShare(folds.map(({ clusters }) => clusters)) ?? 0,
      partitions: countPartitions(folds),
    })),
  };
}

/** The plain mean over folds, as published: a fold counts as much as any other, whatever its size. */
function meanShare(hits: readonly Hits[]): number | null {
  const shares = hits.filter(({ of }) => of > 0).map(({ right, of }) => right / of);
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function countPartitions(folds: readonly FoldResult[]): MethodValidation['partitions'] {
  const counted = new Map<string, { clusters: FoldResult['partition']; folds: number }>();
  for (const { partition } of folds) {
    const key = JSON.stringify(partition);
    const partitionCount = counted.get(key);
    if (partitionCount === undefined) counted.set(key, { clusters: partition, folds: 1 });
    else partitionCount.folds++;
  }
  return [...counted.values()].sort((a, b) => b.folds - a.folds);
}

export interface ValidateTask {
  readonly folded: Folded;
  readonly tested: number;
  readonly method: RankingMethodName;
  readonly options: ValidationOptions;
}

/** Tests on one fold a ranking trained on all others. */
export const validateJob: Job<ValidateTask, FoldResult> = {
  name: 'validate',
  work: ({ folded, tested, method, options }) => validateFold(folded, tested, method, options),
};

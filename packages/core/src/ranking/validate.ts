import type { PairwiseJudgments } from '../judgments/pairwise.js';
import { MersenneTwister } from '../random/mersenne-twister.js';
import type { Job } from '../runner/job.js';
import { seedOf } from '../significance/resample.js';
import { clusterHits, majorityBound, orderHits, tieShare, type Hits } from './accuracy.js';
import { dealFolds, makefileLeavesOut, type FoldUnit } from './folds.js';
import { pairwiseMethods, type PairwiseMethodName } from './method.js';
import { countPairs, countPairsBy, type PairCounts } from './pair-counts.js';
import { rankClusters, rankRanges, orderSystems } from './rank-ranges.js';
import { checkRuns, meanScores, runScores } from './run-scores.js';

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

/** The counts of judgments that were dealt into folds. */
export interface Folded {
  readonly all: PairCounts;
  readonly folds: readonly PairCounts[];
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
  readonly method: PairwiseMethodName;
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
  const fold = dealFolds(pairs, folds, foldsBy, new MersenneTwister(seedOf(seed, folds * resamples)));
  return { all: countPairs(pairs), folds: countPairsBy(pairs, fold, folds) };
}

/** Ranks by all folds but `tested`, and predicts that one (Grundkiewicz et al. 2015, section 5.3). */
export function validateFold(
  { all, folds }: Folded,
  tested: number,
  method: PairwiseMethodName,
  options: ValidationOptions,
): FoldResult {
  const { resamples, seed, confidence, strictOriginal } = options;
  const training = withoutFolds(all, [folds[tested]]);
  const first = tested * resamples;
  const run = { method, strictOriginal: false };
  const runs = strictOriginal
    ? Array.from({ length: resamples }, (_, at) => {
        const kept = withoutFolds(
          all,
          folds.filter((_fold, number) => makefileLeavesOut(at, number, folds.length)),
        );
        return runScores(kept, { first: first + at, end: first + at + 1, seed }, run)[0];
      })
    : runScores(training, { first, end: first + resamples, seed }, run);
  const { order, clusters } = clusterSystems(runs, confidence);
  const random = new MersenneTwister(seedOf(seed, folds.length * resamples + 1 + tested));
  const total = orderSystems(pairwiseMethods[method].scores(training, random));
  return {
    total: orderHits(folds[tested], total),
    clusters: clusterHits(folds[tested], clusters),
    partition: partitionOf(order, clusters, all.systems),
  };
}

function withoutFolds({ systems, wins, ties }: PairCounts, folds: readonly PairCounts[]): PairCounts {
  const less = (count: number, cell: number, table: 'wins' | 'ties'): number =>
    folds.reduce((sum, fold) => sum - fold[table][cell], count);
  return {
    systems,
    wins: wins.map((count, cell) => less(count, cell, 'wins')),
    ties: ties.map((count, cell) => less(count, cell, 'ties')),
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
  counts: PairCounts,
  results: readonly { readonly method: PairwiseMethodName; readonly folds: readonly FoldResult[] }[],
): RankingAccuracy {
  const decided = counts.wins.reduce((sum, count) => sum + count, 0);
  return {
    judgments: decided + counts.ties.reduce((sum, count) => sum + count, 0) / 2,
    decided,
    allTies: tieShare(counts),
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
  readonly method: PairwiseMethodName;
  readonly options: ValidationOptions;
}

/** Tests on one fold a ranking trained on all others. */
export const validateJob: Job<ValidateTask, FoldResult> = {
  name: 'validate',
  work: ({ folded, tested, method, options }) => validateFold(folded, tested, method, options),
};

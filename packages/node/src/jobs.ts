import {
  batchStats,
  resampleSystems,
  runScores,
  simulateSeparation,
  validateFold,
  type Batch,
  type FoldResult,
  type Folded,
  type Metric,
  type MetricSpec,
  type Pair,
  type PairwiseJudgments,
  type RankingMethodName,
  type Resampled,
  type RunOptions,
  type SeparationTask,
  type Share,
  type ValidationOptions,
} from '@stet/core';
import { createNodeMetric } from './create-metric.js';

export interface MeasureTask {
  readonly specs: readonly MetricSpec[];
  readonly batch: Batch;
}

export interface ResampleTask {
  readonly spec: MetricSpec;
  /** By system and sentence. */
  readonly stats: readonly (readonly unknown[])[];
  readonly pairs: readonly Pair[];
  readonly share: Share;
}

export interface RankTask {
  readonly pairs: PairwiseJudgments;
  readonly share: Share;
  readonly options: RunOptions;
}

export interface ValidateTask {
  readonly folded: Folded;
  readonly tested: number;
  readonly method: RankingMethodName;
  readonly options: ValidationOptions;
}

export interface SeparateTask {
  readonly task: SeparationTask;
  readonly share: Share;
}

const metrics = new Map<string, Promise<Metric>>();

/** A metric is made once in each thread, so that its caches serve all batches. */
function metricFor(spec: MetricSpec): Promise<Metric> {
  const key = JSON.stringify(spec);
  let metric = metrics.get(key);
  if (metric === undefined) metrics.set(key, (metric = createNodeMetric(spec)));
  return metric;
}

/** The statistics of a batch by metric, system and sentence. */
export async function measure({ specs, batch }: MeasureTask): Promise<unknown[][][]> {
  const own = await Promise.all(specs.map(metricFor));
  return own.map((metric) => batchStats(metric, batch));
}

/** A share of the resamples of systems. */
export async function resample({ spec, stats, pairs, share }: ResampleTask): Promise<Resampled> {
  return resampleSystems(await metricFor(spec), stats, pairs, share);
}

/** The scores of a share of the runs of a ranking. */
export function rank({ pairs, share, options }: RankTask): Promise<Float64Array[]> {
  return Promise.resolve(runScores(pairs, share, options));
}

/** What a ranking trained on all folds but one predicts of that one. */
export function validate({ folded, tested, method, options }: ValidateTask): Promise<FoldResult> {
  return Promise.resolve(validateFold(folded, tested, method, options));
}

/** How many of a share of the simulations separate two systems. */
export function separate({ task, share }: SeparateTask): Promise<number[]> {
  return Promise.resolve(simulateSeparation(task, share));
}

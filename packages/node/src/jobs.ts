import {
  batchStats,
  resampleSystems,
  type Batch,
  type Metric,
  type MetricSpec,
  type Pair,
  type Resampled,
  type Share,
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

import {
  StetError,
  batchStats,
  createMetric,
  type Batch,
  type Metric,
  type MetricSpec,
  type StetErrorDetails,
} from '@stet/core';

export interface Task {
  readonly specs: readonly MetricSpec[];
  readonly batch: Batch;
}

/** Statistics by metric, system and sentence; or the error, as data, since its class does not cross threads. */
export type Measured = { readonly stats: unknown[][][] } | { readonly error: StetErrorDetails };

const metrics = new Map<string, Metric>();

export default function measure({ specs, batch }: Task): Measured {
  try {
    return { stats: specs.map((spec) => batchStats(metricFor(spec), batch)) };
  } catch (error) {
    if (error instanceof StetError) return { error: error.toJSON() };
    throw error;
  }
}

function metricFor(spec: MetricSpec): Metric {
  const key = JSON.stringify(spec);
  let metric = metrics.get(key);
  if (metric === undefined) metrics.set(key, (metric = createMetric(spec)));
  return metric;
}

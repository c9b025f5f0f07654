import { createMetric, type Metric, type MetricSpec } from '@stet/core';

/** Makes a metric with the resources that it needs. */
export function createNodeMetric(spec: MetricSpec): Promise<Metric> {
  return Promise.resolve(createMetric(spec));
}

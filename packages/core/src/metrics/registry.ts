import { StetError, quote } from '../error.js';
import type { EditMetric } from './edit-based/edit-metric.js';
import { hoo } from './hoo/index.js';
import { m2, type M2Options } from './m2/index.js';
import type { Metric } from './metric.js';

/** The options of all metrics; each takes those that it knows. */
export type MetricOptions = M2Options;

/** A metric by name with its options: plain data, so that a worker thread can build the same metric. */
export interface MetricSpec {
  readonly name: string;
  readonly options?: MetricOptions;
}

const editMetrics: Readonly<Record<string, (options: MetricOptions) => EditMetric>> = { m2, hoo };

const metrics: Readonly<Record<string, (options: MetricOptions) => Metric>> = { ...editMetrics };

export const metricNames: readonly string[] = Object.keys(metrics);

export function createMetric({ name, options = {} }: MetricSpec): Metric {
  return find(metrics, name)(options);
}

/** A metric that compares edits, and so can explain its counts. */
export function createEditMetric({ name, options = {} }: MetricSpec): EditMetric {
  return find(editMetrics, name)(options);
}

function find<T>(kinds: Readonly<Record<string, T>>, name: string): T {
  if (Object.hasOwn(kinds, name)) return kinds[name];
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `a metric: ${Object.keys(kinds).join(', ')}`,
    found: quote(name),
    remedy: 'Choose one of these.',
  });
}

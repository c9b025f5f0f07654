import { StetError, quote } from '../error.js';
import type { EditMetric } from './edit-based/edit-metric.js';
import { hoo } from './hoo/index.js';
import { m2, type M2Options } from './m2/index.js';

/** A metric by name with its options: plain data, so that a worker thread can build the same metric. */
export interface MetricSpec {
  readonly name: string;
  readonly options?: M2Options;
}

const metrics: Readonly<Record<string, (options: M2Options) => EditMetric>> = { m2, hoo };

export const metricNames: readonly string[] = Object.keys(metrics);

export function createMetric({ name, options = {} }: MetricSpec): EditMetric {
  if (!Object.hasOwn(metrics, name)) {
    throw new StetError({
      code: 'BAD_OPTION',
      expected: `a metric: ${metricNames.join(', ')}`,
      found: quote(name),
      remedy: 'Choose one of these.',
    });
  }
  return metrics[name](options);
}

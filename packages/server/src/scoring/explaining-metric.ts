import { createExplainingMetric, type ExplainingMetric, type MetricSpec } from '@stet/core/internal';
import { tools } from '@stet/node';

/** Makes a metric whose edits can be shown. */
export function explainingMetric(explaining: MetricSpec): Promise<ExplainingMetric> {
  return createExplainingMetric(explaining, (spec) => tools.metric(spec));
}

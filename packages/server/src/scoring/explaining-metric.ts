import { createExplainingMetric, type ExplainingMetric } from '@stet/core/internal';
import { tools } from '@stet/node';

/** Makes a metric whose edits can be shown. */
export function explainingMetric(name: string): Promise<ExplainingMetric> {
  return createExplainingMetric({ name }, (spec) => tools.metric(spec));
}

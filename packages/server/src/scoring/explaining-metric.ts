import { createEditMetric, type EditMetric } from '@stet/core/internal';
import { tools } from '@stet/node';

/** Makes a metric whose edits can be shown. */
export function explainingMetric(name: string): Promise<EditMetric> {
  return createEditMetric({ name }, (spec) => tools.metric(spec));
}

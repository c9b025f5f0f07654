import type { Metric } from './metric.js';

/** What a metric calls its value in tables, such as F0.5. */
export function valueTitle({ name, parts }: Pick<Metric, 'name' | 'parts'>): string {
  return parts.find(({ key }) => key === 'value')?.title ?? name;
}

import type { Metric, Score } from '../metrics/metric.js';

/** The parts of a score by their keys. */
export function partsOf({ parts }: Pick<Metric, 'parts'>, score: Score): Record<string, number> {
  const numbers = score as unknown as Readonly<Record<string, number>>;
  return Object.fromEntries(parts.map(({ key }) => [key, numbers[key]]));
}

import { metricTitle } from '@stet/core/internal';

/** How a sweep of a metric is called, also where it is of one annotator: `M², annotator 0`. */
export function sweepTitle(metric: string): string {
  const [name, ...annotator] = metric.split(', ');
  return [metricTitle(name), ...annotator].join(', ');
}

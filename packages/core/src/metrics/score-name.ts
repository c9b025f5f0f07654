import type { Metric } from './metric.js';
import { metricTitle } from './registry.js';
import { valuePart } from './score-parts.js';

/** A metric with the part that stands for it, as every table and page names it: `M² F0.5`; `GLEU`, not `GLEU GLEU`. */
export function scoreName({ name, parts }: Pick<Metric, 'parts' | 'name'>): string {
  return nameWithTitle(name, valuePart({ name, parts }).title);
}

/** A metric before the title of one of its parts, unless it begins with that: `I-measure`, not `I-measure I`. */
export function nameWithTitle(name: string, title: string): string {
  const metric = metricTitle(name);
  return metric.toLowerCase().startsWith(title.toLowerCase()) ? metric : `${metric} ${title}`;
}

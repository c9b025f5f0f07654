import { metricKinds } from '@stet/core/internal';
import type { Basis, PlaygroundInput } from './playground-input.js';

/** The metrics that need no files beside the texts. */
export const PAGE_METRICS = metricKinds.filter(({ needsResources }) => needsResources !== true);

/** The names of the metrics that can be used with such a basis. */
export function metricsFor(basis: Basis): string[] {
  return PAGE_METRICS.filter(({ needs }) => basis === 'gold' || needs === 'references').map(({ name }) => name);
}

/** The metrics that were chosen and can be used. */
export function usedMetrics({ basis, metrics }: PlaygroundInput): string[] {
  return metricsFor(basis).filter((name) => metrics.includes(name));
}

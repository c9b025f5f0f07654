import { metricKinds, neededResources } from '@stet/core/internal';
import type { Basis, PlaygroundInput } from './playground-input.js';

/** The metrics that need nothing but the texts: a page cannot bring more. */
export const PAGE_METRICS = metricKinds.filter(({ name }) => neededResources({ name }).length === 0);

/** The names of the metrics that can be used with such a basis. */
export function metricsFor(basis: Basis): string[] {
  return PAGE_METRICS.filter(({ needs }) => basis === 'gold' || needs === 'references').map(({ name }) => name);
}

/** The metrics that were chosen and can be used. */
export function usedMetrics({ basis, metrics }: PlaygroundInput): string[] {
  return metricsFor(basis).filter((name) => metrics.includes(name));
}

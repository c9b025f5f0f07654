import { metricKinds, neededResources, type MetricKind, type ResourceName } from '@stet/core/internal';
import type { Basis, PlaygroundInput } from './playground-input.js';
import { PAGE_RESOURCES } from './page-resources.js';

const isInReach = (resource: ResourceName): boolean => PAGE_RESOURCES.some((name) => name === resource);

/** The metrics that need nothing but the texts and what the page can bring. */
export const PAGE_METRICS = metricKinds.filter(({ name }) => neededResources({ name }).every(isInReach));

/** The names of the metrics that can be used with such a basis. */
export function metricsFor(basis: Basis): string[] {
  const isUsable = ({ needs, withoutGold }: MetricKind): boolean =>
    basis === 'gold' || needs === 'references' || withoutGold !== undefined;
  return PAGE_METRICS.filter(isUsable).map(({ name }) => name);
}

/** The metrics that were chosen and can be used. */
export function usedMetrics({ basis, metrics }: PlaygroundInput): string[] {
  return metricsFor(basis).filter((name) => metrics.includes(name));
}

import { metricKinds, neededResources, type MetricKind, type ResourceName } from '@stet/core/internal';
import type { Basis, PlaygroundInput } from './playground-input.js';
import { PAGE_RESOURCES } from './page-resources.js';

const isInReach = (resource: ResourceName): boolean => PAGE_RESOURCES.some((name) => name === resource);

/** The metrics that need nothing but the texts and what the page can bring. */
export const PAGE_METRICS = metricKinds.filter(({ name }) => neededResources({ name }).every(isInReach));

/** Why a metric cannot be used with such a basis, in a few words; undefined where it can. */
export function whyUnusable({ name, needs, withoutGold }: MetricKind, basis: Basis): string | undefined {
  const missing = neededResources({ name }).filter((resource) => !isInReach(resource));
  if (missing.length > 0) return `needs ${missing.join(' and ')}, which only the command line can read`;
  const hasWhatItNeeds = basis === 'gold' || needs === 'references' || withoutGold !== undefined;
  return hasWhatItNeeds ? undefined : `needs gold ${needs}`;
}

/** The metrics that were chosen and can be used. */
export function usedMetrics({ basis, metrics }: PlaygroundInput): string[] {
  return PAGE_METRICS.filter((kind) => metrics.includes(kind.name) && whyUnusable(kind, basis) === undefined).map(
    ({ name }) => name,
  );
}

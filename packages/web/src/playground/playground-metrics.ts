import { metricKinds, neededResources, type MetricKind, type ResourceName } from '@stet/core/internal';
import type { Basis, PlaygroundInput } from './playground-input.js';
import { PAGE_RESOURCES } from './page-resources.js';

const isInReach = (resource: ResourceName): boolean => PAGE_RESOURCES.some((name) => name === resource);

/** The metrics that need nothing but the texts and what the page can bring. */
export const PAGE_METRICS = metricKinds.filter(({ name }) => neededResources({ name }).every(isInReach));

/** What keeps a metric from being used: it lacks gold edits, or something that the page cannot bring. */
type Obstacle = 'gold-edits' | readonly ResourceName[];

/** Why a metric cannot be used with such a basis; undefined where it can. */
export function obstacleTo({ name, needs, withoutGold }: MetricKind, basis: Basis): Obstacle | undefined {
  const missing = neededResources({ name }).filter((resource) => !isInReach(resource));
  if (missing.length > 0) return missing;
  const hasWhatItNeeds = basis === 'gold' || needs === 'references' || withoutGold !== undefined;
  return hasWhatItNeeds ? undefined : 'gold-edits';
}

/** The metrics that were chosen and can be used. */
export function usedMetrics({ basis, metrics }: PlaygroundInput): string[] {
  return PAGE_METRICS.filter((kind) => metrics.includes(kind.name) && obstacleTo(kind, basis) === undefined).map(
    ({ name }) => name,
  );
}

import type { MetricResources, ResourceName } from './kind.js';
import type { Metric } from './metric.js';
import type { MetricOptions } from './options/option.js';
import { createMetric, neededResources, specOptions, type MetricSpec, type ResourceFiles } from './registry.js';

/** How each resource that can be had here is loaded, from the files given or its usual place, as the options ask. */
export type ResourceLoaders = {
  readonly [Name in ResourceName]?: (files: ResourceFiles, options: MetricOptions) => Promise<MetricResources[Name]>;
};

/** Makes a metric with the resources that it needs. */
export async function loadMetric(spec: MetricSpec, loaders: ResourceLoaders): Promise<Metric> {
  const { resourceFiles = {} } = spec;
  const loaded = neededResources(spec).map(
    async (name) => [name, await loaders[name]?.(resourceFiles, specOptions(spec))] as const,
  );
  return createMetric(spec, Object.fromEntries(await Promise.all(loaded)));
}

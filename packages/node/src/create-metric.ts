import { basename } from 'node:path';
import {
  createMetric,
  neededResources,
  parseParaphrases,
  type Metric,
  type MetricResources,
  type MetricSpec,
  type ResourceFiles,
  type ResourceName,
} from '@stet/core/worker';
import { readText } from './read-text.js';

/** How each resource is loaded, from the files given or its usual place. Modules that only one of them needs wait. */
const loaders: { readonly [Name in ResourceName]-?: (files: ResourceFiles) => Promise<MetricResources[Name]> } = {
  stemmer: async () => (await import('snowball-stemmers')).newStemmer('english'),
  synonyms: async ({ wordnet }) => (await import('./wordnet.js')).openWordNet({ wordnetDir: wordnet }),
  paraphrases: async ({ paraphrases: file }) => {
    if (file === undefined) return undefined;
    return parseParaphrases(await readText(file), { name: `paraphrases:${basename(file)}`, file });
  },
};

/** Makes a metric with the resources that it needs. */
export async function createNodeMetric(spec: MetricSpec): Promise<Metric> {
  const { resourceFiles = {} } = spec;
  const loaded = neededResources(spec).map(async (name) => [name, await loaders[name](resourceFiles)] as const);
  return createMetric(spec, Object.fromEntries(await Promise.all(loaded)));
}

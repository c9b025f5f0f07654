import { createMetric, parseParaphrases, type Metric, type MetricResources, type MetricSpec } from '@stet/core';
import { readText } from './read-text.js';
import { openWordNet } from './wordnet.js';

/** Makes a metric with the resources that it needs. */
export async function createNodeMetric(spec: MetricSpec): Promise<Metric> {
  return createMetric(spec, spec.name === 'meteor' ? await meteorResources(spec) : {});
}

async function meteorResources({ options, resourceFiles = {} }: MetricSpec): Promise<MetricResources> {
  const { wordnet, paraphrases: file } = resourceFiles;
  const needsWordNet = options?.modules?.includes('synonym') ?? true;
  return {
    ...(needsWordNet ? { synonyms: openWordNet({ wordnetDir: wordnet }) } : {}),
    ...(file === undefined
      ? {}
      : { paraphrases: parseParaphrases(await readText(file), { name: 'paraphrases', file }) }),
  };
}

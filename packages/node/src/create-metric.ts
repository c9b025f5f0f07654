import {
  createMetric,
  parseParaphrases,
  type Metric,
  type MetricResources,
  type MetricSpec,
} from '@stet/core/internal';
import { readText } from './read-text.js';

/** Makes a metric with the resources that it needs. */
export async function createNodeMetric(spec: MetricSpec): Promise<Metric> {
  return createMetric(spec, spec.name === 'meteor' ? await meteorResources(spec) : {});
}

/** Loaded only when METEOR is asked for: its stemmer alone takes longer to load than most metrics to score. */
async function meteorResources({ options, resourceFiles = {} }: MetricSpec): Promise<MetricResources> {
  const modules = options?.modules ?? ['stem', 'synonym'];
  const { wordnet, paraphrases: file } = resourceFiles;
  return {
    stemmer: modules.includes('stem') ? (await import('snowball-stemmers')).newStemmer('english') : undefined,
    synonyms: modules.includes('synonym')
      ? (await import('./wordnet.js')).openWordNet({ wordnetDir: wordnet })
      : undefined,
    paraphrases: file === undefined ? undefined : parseParaphrases(await readText(file), { name: 'paraphrases', file }),
  };
}

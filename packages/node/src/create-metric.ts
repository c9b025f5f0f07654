import { basename } from 'node:path';
import { loadMetric, parseParaphrases, type Metric, type MetricSpec, type ResourceLoaders } from '@stet/core/worker';
import { readText } from './read-text.js';

/** Modules that only one of them needs wait until then. */
const loaders: Required<ResourceLoaders> = {
  analyser: async () => (await import('./load-analyser.js')).loadAnalyser({ from: 'english' }),
  analyses: async ({ analyses: file }) => {
    if (file === undefined) return undefined;
    return (await import('./load-analyser.js')).loadAnalyser({ from: 'files', files: [file] });
  },
  stemmer: async () => (await import('snowball-stemmers')).newStemmer('english'),
  synonyms: async ({ wordnet }) => (await import('./wordnet.js')).openWordNet({ wordnetDir: wordnet }),
  paraphrases: async ({ paraphrases: file }) => {
    if (file === undefined) return undefined;
    return parseParaphrases(await readText(file), { name: `paraphrases:${basename(file)}`, file });
  },
};

/** Makes a metric with the resources that it needs, from files. */
export function createNodeMetric(spec: MetricSpec): Promise<Metric> {
  return loadMetric(spec, loaders);
}

import { basename } from 'node:path';
import {
  badOption,
  loadMetric,
  parseDifficulty,
  parseParaphrases,
  wordChoices,
  type Metric,
  type MetricSpec,
  type OptionValue,
  type ResourceLoaders,
  type WordSource,
} from '@stet/core/worker';
import { readText } from './read-text.js';

/** Modules that only one of them needs wait until then. */
const loaders: Required<ResourceLoaders> = {
  analyser: async () => (await import('./load-analyser.js')).loadAnalyser({ from: 'english' }),
  analyses: async ({ analyses: file, dictionary }, { words = 'guess' }) => {
    if (file === undefined) return undefined;
    const { loadAnalyser } = await import('./load-analyser.js');
    return loadAnalyser({ from: 'files', files: [file], words: wordSource(words, dictionary) });
  },
  difficulty: async ({ difficulty: file }) =>
    file === undefined ? undefined : parseDifficulty(await readText(file), file),
  stemmer: async () => (await import('snowball-stemmers')).newStemmer('english'),
  synonyms: async ({ wordnet }) => (await import('./wordnet.js')).openWordNet({ wordnetDir: wordnet }),
  paraphrases: async ({ paraphrases: file }) => {
    if (file === undefined) return undefined;
    return parseParaphrases(await readText(file), { name: `paraphrases:${basename(file)}`, file });
  },
};

/** The words that an option names; a dictionary is a file. */
function wordSource(choice: OptionValue, dictionary: string | undefined): WordSource {
  if (choice === 'given') {
    if (dictionary !== undefined) return { file: dictionary };
    throw badOption('{{dictionary}} with {{words}} given', 'none', 'Name the file with the words.');
  }
  return wordChoices.find((known) => known === choice) ?? 'guess';
}

/** Makes a metric with the resources that it needs, from files. */
export function createNodeMetric(spec: MetricSpec): Promise<Metric> {
  return loadMetric(spec, loaders);
}

import { openSynonyms, type ResourceLoaders } from '@stet/core/internal';
import type { PAGE_RESOURCES } from '../page-resources.js';

/** Loads what a metric needs from the server of the page, when it is chosen. */
export const resourceLoaders: Required<Pick<ResourceLoaders, (typeof PAGE_RESOURCES)[number]>> = {
  analyser: async () => (await import('@stet/tagger-en')).loadEnglishAnalyser(),
  stemmer: async () => (await import('snowball-stemmers')).newStemmer('english'),
  synonyms: async () => openSynonyms(await import('@stet/core/wordnet')),
};

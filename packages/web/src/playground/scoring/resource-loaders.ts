import { openSynonyms, type ResourceLoaders, type ResourceName } from '@stet/core/internal';
import type { PageResource } from '../page-resources.js';

/** Something that a metric needs did not come from the server of the page. */
export class NotLoaded extends Error {
  constructor(
    readonly resource: PageResource,
    cause: unknown,
  ) {
    super(resource, { cause });
  }
}

const loadedResources = new Set<ResourceName>();

/** Whether a metric that needs this can be made without waiting for the network. */
export const isLoaded = (name: ResourceName): boolean => loadedResources.has(name);

/** Loads a resource once; where that fails, again when it is next asked for. */
function once<Value>(name: PageResource, load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().then(
      (value) => {
        loadedResources.add(name);
        return value;
      },
      (cause: unknown) => {
        loading = undefined;
        throw new NotLoaded(name, cause);
      },
    ));
}

/** Loads what a metric needs from the server of the page, when it is chosen. */
export const resourceLoaders: Required<Pick<ResourceLoaders, PageResource>> = {
  analyser: once('analyser', async () => (await import('@stet/tagger-en')).loadEnglishAnalyser()),
  stemmer: once('stemmer', async () => (await import('snowball-stemmers')).newStemmer('english')),
  synonyms: once('synonyms', async () => openSynonyms(await import('@stet/core/wordnet'))),
};

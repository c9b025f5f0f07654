import { pennTagger, type Tagger } from '@stet/core/worker';
import { loadAnalyser } from './load-analyser.js';

/** A tagger for English, with the tags of the Penn Treebank. */
export async function loadEnglishTagger(): Promise<Tagger> {
  return pennTagger(await loadAnalyser({ from: 'english' }));
}

import { WordTable, type Analyser } from '@stet/core/worker';
import { decodeBase64 } from './base64.js';
import { EnglishAnalyser } from './english-analyser.js';
import { inflate } from './inflate.js';
import type { Profile } from './syntax/part-of-speech.js';
import { readModel } from './tagger/model.js';

export interface EnglishAnalyserOptions {
  /** Which release of spaCy parts of speech and pronouns follow; by default `spacy-2`. */
  readonly profile?: Profile | undefined;
}

const loading = new Map<Profile, Promise<Analyser>>();

/** The analyser for English. Its model and words take two megabytes, so they are loaded on first use. */
export function loadEnglishAnalyser({ profile = 'spacy-2' }: EnglishAnalyserOptions = {}): Promise<Analyser> {
  let analyser = loading.get(profile);
  if (analyser === undefined) loading.set(profile, (analyser = load(profile)));
  return analyser;
}

async function load(profile: Profile): Promise<Analyser> {
  const [{ model }, { lines }] = await Promise.all([import('../data/model.js'), import('@stet/core/words')]);
  return new EnglishAnalyser(readModel(await inflate(decodeBase64(model))), new WordTable(lines), profile);
}

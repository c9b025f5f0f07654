import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColumns } from '../corpus/columns/parse.js';
import { describeGolden, readShared } from '../testing/shared.js';
import { loadEnglishTagger } from './english-tagger.js';

const tagWords = await loadEnglishTagger();

describe('The tagger of loadEnglishTagger()', () => {
  it('gives Penn Treebank tags', () => {
    expect(tagWords('The cat is on the mat .'.split(' '))).toEqual(['DT', 'NN', 'VBZ', 'IN', 'DT', 'NN', '.']);
    expect(tagWords(['"', 'no', '"'])).toEqual(['``', 'DT', "''"]);
    expect(tagWords([])).toEqual([]);
  });

  it('tags every word of any text, names of object properties too', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', '😀', '猫'));
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const tags = tagWords(words);
        expect(tags).toHaveLength(words.length);
        expect(tags.every((tag) => tag.length > 0)).toBe(true);
      }),
    );
  });
});

describeGolden('The tagger of loadEnglishTagger() agrees with the tags of CoNLL-2013', () => {
  it('on 93.9 of 100 tokens', () => {
    const sentences = parseColumns(readShared('data/conll13/original/data/official-preprocessed.conll'));
    const pairs = sentences.flatMap(({ tokens }) => {
      const tags = tagWords(tokens.map(({ text }) => text));
      return tokens.map(({ tag }, at) => tag === tags[at]);
    });
    expect(pairs.filter(Boolean).length / pairs.length).toBeCloseTo(0.939, 3);
  });
});

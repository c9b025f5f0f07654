import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGolden, readShared } from '../../testing/shared.js';
import { lines } from '../../../data/words.js';
import { packWords } from './pack-words.js';
import { WordTable } from './word-table.js';

describe('WordTable', () => {
  it('has the words that were packed, and no others', () => {
    const word = fc.stringMatching(/^[a-cé]{1,20}$/u);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 100 }), fc.array(word), (listed, others) => {
        const table = new WordTable(packWords(listed));
        const expected = new Set(listed);
        for (const candidate of [...listed, ...others]) expect(table.has(candidate)).toBe(expected.has(candidate));
      }),
    );
  });

  it('has nothing when nothing was packed', () => {
    expect(new WordTable(packWords([])).has('word')).toBe(false);
  });
});

describe('the words of the package', () => {
  const words = new WordTable(lines);

  it.each(['colour', 'organise', 'organize', 'London', 'café', 'cafe', 'a', 'zoos'])('have %s', (word) => {
    expect(words.has(word)).toBe(true);
  });

  it.each(['color', 'recieve', 'london', "don't", '', '1', 'zzz'])('lack %s', (word) => {
    expect(words.has(word)).toBe(false);
  });

  describeGolden("are ERRANT's, of letters", () => {
    it('without one that differs', () => {
      const ofLetters = readShared('data/errant/resources/words-en-gb.txt')
        .split('\n')
        .filter((word) => /^\p{L}+$/u.test(word));
      expect(packWords(ofLetters)).toBe(lines);
    });
  });
});

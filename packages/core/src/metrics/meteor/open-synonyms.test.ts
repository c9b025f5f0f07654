import * as wordnet from '@stet/core/wordnet';
import { describe, expect, it } from 'vitest';
import { openSynonyms } from './open-synonyms.js';
import { readWordNet } from './testing/wordnet.js';

describe('openSynonyms({ version, lines })', () => {
  const packed = { version: '2.9', lines: 'axes 1a z =ax =axis\ncar 10\nmice =mouse' };

  it('finds synsets and base forms, of words that have either or both', () => {
    const synonyms = openSynonyms(packed);
    expect(synonyms.name).toBe('wordnet:2.9');
    expect(['axes', 'car', 'mice', 'van'].map((word) => synonyms.synsets(word))).toEqual([[46, 35], [36], [], []]);
    const bases = ['axes', 'car', 'mice', 'van'].map((word) => synonyms.baseForms(word));
    expect(bases).toEqual([['ax', 'axis'], undefined, ['mouse'], undefined]);
  });

  it('does without exceptions where that is asked for, and says so in its name', () => {
    const synonyms = openSynonyms(packed, { exceptions: false });
    expect([synonyms.name, synonyms.synsets('axes'), synonyms.baseForms('axes')]).toEqual([
      'wordnet:2.9-noexc',
      [46, 35],
      undefined,
    ]);
  });
});

describe('@stet/core/wordnet', () => {
  const whole = readWordNet();
  const synonyms = openSynonyms(wordnet);

  it('has the version and every base form of the lists', () => {
    expect(synonyms.name).toBe('wordnet:3.1');
    const wrong = [...whole.exceptions].filter(([form, bases]) => {
      return synonyms.baseForms(form)?.join(' ') !== bases.join(' ');
    });
    expect([whole.exceptions.size, wrong]).toEqual([5940, []]);
  });

  it('has every word with its synsets, under other numbers', () => {
    const numbers = new Map<number, number>();
    const wrong = [...whole.synsets].filter(([word, offsets]) => {
      const packed = synonyms.synsets(word);
      const distinct = [...new Set(offsets)];
      distinct.forEach((offset, at) => numbers.set(offset, numbers.get(offset) ?? packed[at]));
      return packed.join(' ') !== distinct.map((offset) => numbers.get(offset)).join(' ');
    });
    expect([whole.synsets.size, wrong]).toEqual([147_478, []]);
    expect(new Set(numbers.values()).size).toBe(numbers.size);
  });
});

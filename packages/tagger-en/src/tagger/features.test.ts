import { describe, expect, it } from 'vitest';
import {
  featuresAfterTag,
  featuresAfterVerb,
  featuresOfNext,
  featuresOfPrevious,
  featuresOfSecondNext,
  featuresOfSecondPrevious,
  ownFeatures,
} from './features.js';
import { wordForm } from './word-form.js';

const word = wordForm('Planning', false, 3);

describe('the features of a word', () => {
  it('differ from one another, whatever place it has', () => {
    const numbers = [
      ...ownFeatures(word),
      ...featuresOfPrevious(word),
      ...featuresOfSecondPrevious(word),
      ...featuresOfNext(word),
      ...featuresOfSecondNext(word),
      ...featuresAfterTag(5, word),
      ...featuresAfterVerb(5, word),
    ];
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are whole numbers of 32 bits, the same each time', () => {
    const numbers = ownFeatures(word);
    expect(numbers.every((number) => number === (number | 0))).toBe(true);
    expect(ownFeatures(wordForm('Planning', false, 3))).toEqual(numbers);
  });

  it('are shared by words of one ending', () => {
    const shared = new Set(ownFeatures(wordForm('running', false, 9)));
    expect(ownFeatures(word).filter((number) => shared.has(number)).length).toBeGreaterThanOrEqual(4);
  });
});

describe('wordForm(text, isFirst, lexicalClass)', () => {
  it('takes numbers of one shape for one word, and plain quotes for curly ones', () => {
    expect(wordForm('1984', false, 0).norm).toBe(wordForm('2011', false, 0).norm);
    expect(wordForm('don’t', false, 0).norm).toBe("don't");
  });
});

import { describe, expect, it } from 'vitest';
import { FUNCTION_WORDS } from './lexicon.js';

describe('FUNCTION_WORDS', () => {
  it('has 85 entries: marks, endings that norm splits off, and frequent words', () => {
    expect(FUNCTION_WORDS.size).toBe(85);
    for (const word of ['.', "'s", "'t", 'the', 'said', 'years', 'you']) expect(FUNCTION_WORDS.has(word)).toBe(true);
    for (const word of ['', ';', "n't", 'The', 'them', 'most']) expect(FUNCTION_WORDS.has(word)).toBe(false);
  });
});

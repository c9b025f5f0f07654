import { describe, expect, it } from 'vitest';
import { lancasterStem } from './lancaster-stem.js';

describe('lancasterStem(word)', () => {
  it.each([
    ['Happiness', 'happy'],
    ['maximum', 'maxim'],
    ['presumably', 'presum'],
    ['multiply', 'multiply'],
    ['provision', 'provid'],
    ['owed', 'ow'],
    ['ear', 'ear'],
    ['saying', 'say'],
    ['crying', 'cry'],
    ['string', 'string'],
    ['meant', 'meant'],
    ['cement', 'cem'],
    // Only whole words lose an s or a final a.
    ['gas', 'gas'],
    ['data', 'dat'],
    ['panda', 'pand'],
    // What is before the first other character chooses the rules, but the whole word must have the ending.
    ["cat's", "cat's"],
    ['10th', '10th'],
    ['', ''],
    ['собаки', 'собаки'],
  ])('cuts %s to %s', (word, stem) => {
    expect(lancasterStem(word)).toBe(stem);
  });
});

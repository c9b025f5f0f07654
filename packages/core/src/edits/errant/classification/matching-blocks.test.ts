import { describe, expect, it } from 'vitest';
import { matchingBlockRatio } from './matching-blocks.js';

describe('matchingBlockRatio(left, right)', () => {
  // The numbers are those of SequenceMatcher(None, left, right).ratio() in Python.
  it.each([
    ['then', 'than', 0.75],
    ['relativs', 'relatives', 0.9411764705882353],
    ['wrigth', 'right', 0.7272727272727273],
    ['econmics', 'economy', 0.6666666666666666],
    ['enoff', 'enough', 0.5454545454545454],
    ['private', 'pirate', 0.7692307692307693],
    ['abcd', 'dcba', 0.25],
    ['', 'x', 0],
  ])('of %j and %j is %d', (left, right, ratio) => {
    expect(matchingBlockRatio(left, right)).toBe(ratio);
  });
});

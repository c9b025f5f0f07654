import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedCoverage, waysToCover, distinctHistogram, sentenceChances } from './sentence-chances.js';
import { distinctOutputs } from './distinct-outputs.js';

const systems = [
  { name: 'b', lines: ['He goes home .\r', 'x', ''] },
  { name: 'a', lines: [' He goes home . ', 'x', ''] },
  { name: 'c', lines: ['He go home .', 'x', 'y'] },
];

describe('distinctOutputs', () => {
  it('joins systems whose text is the same but for carriage returns and outer blanks', () => {
    expect(distinctOutputs(systems, 0)).toEqual([
      { systems: ['a', 'b'], text: 'He goes home .' },
      { systems: ['c'], text: 'He go home .' },
    ]);
    expect(distinctOutputs(systems, 2)).toEqual([
      { systems: ['a', 'b'], text: '' },
      { systems: ['c'], text: 'y' },
    ]);
  });
});

/** The definition itself: every subset, one by one. */
function listedWays(multiplicities: readonly number[], most: number): number[] {
  const ways = Array.from({ length: multiplicities.reduce((sum, count) => sum + count, 0) + 1 }, () => 0);
  for (let subset = 0; subset < 2 ** multiplicities.length; subset++) {
    const members = multiplicities.filter((_, at) => (subset >> at) % 2 === 1);
    if (members.length <= most) ways[members.reduce((sum, count) => sum + count, 0)]++;
  }
  return ways;
}

describe('waysToCover', () => {
  it('counts every set of at most so many outputs', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 6 }), (multiplicities, most) => {
        expect([...waysToCover(multiplicities, most)]).toEqual(listedWays(multiplicities, most));
      }),
    );
  });

  it('counts sets that nobody could list', () => {
    const hundred = Array.from({ length: 100 }, () => 1);
    // 100 over 10
    expect(waysToCover(hundred, 10)[10]).toBe(17310309456440);
    expect(expectedCoverage(hundred, 10)).toBe(10);
  });
});

describe('sentenceChances', () => {
  it('prefers sentences with more different outputs, and sums to 1', () => {
    const chances = sentenceChances(systems, 2);
    // U = {1, 2}: of the sets that cover 2 or 3 systems one covers 2 and one 3. U = {3}: 3.
    expect(chances.map(({ coverage }) => coverage)).toEqual([2.5, 3, 2.5]);
    expect(chances.map(({ pseudoProbability }) => pseudoProbability)).toEqual([1 / 1.875, 1 / 3, 1 / 1.875]);
    expect(chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(distinctHistogram(chances, 3)).toEqual([1, 2, 0]);
  });

  it('shows all systems where there are fewer than fit an item', () => {
    expect(sentenceChances(systems, 5).map(({ coverage }) => coverage)).toEqual([3, 3, 3]);
  });

  it('refuses to compare one system, or one output at a time', () => {
    expect(() => sentenceChances(systems.slice(1, 2), 5)).toThrow(/two systems/u);
    expect(() => sentenceChances(systems, 1)).toThrow(/two or more outputs/u);
  });
});

import { expect, it } from 'vitest';
import { expectedWins, originalExpectedWins } from './expected-wins.js';
import { countPairs, type PairCounts } from './pair-counts.js';
import { judged as pairsOf } from './testing/judgments.js';

const judged = (...ranks: readonly Readonly<Record<string, number>>[]): PairCounts => countPairs(pairsOf(...ranks));

it('is the mean over the other systems of the share of decided judgments won', () => {
  // a beats b in 2 of 3, and c in 1 of 1; b beats c in 0 of 1.
  const counts = judged({ a: 1, b: 2 }, { a: 1, b: 2 }, { a: 2, b: 1 }, { a: 1, c: 4 }, { b: 3, c: 1 });
  expect([...expectedWins(counts)]).toEqual([(2 / 3 + 1) / 2, (1 / 3 + 0) / 2, (0 + 1) / 2]);
});

it('leaves ties out, and counts a pair never decided as won by neither', () => {
  expect([...expectedWins(judged({ a: 1, b: 1 }, { b: 1, c: 2 }))]).toEqual([0, 0.5, 0]);
});

it('gives a system without others nothing', () => {
  expect([...expectedWins(judged({ a: 1 }))]).toEqual([0]);
});

it('leaves out opponents never beaten, and rounds, as the original behind Table 7 does', () => {
  // c beats a in 1 of 3, and never b.
  const counts = judged({ a: 1, c: 2 }, { a: 1, c: 2 }, { a: 2, c: 1 }, { b: 1, c: 2 }, { a: 1, b: 2 });
  expect([...originalExpectedWins(counts)]).toEqual([0.8333, 1, 0.3333]);
  expect(expectedWins(counts)[2]).toBe(1 / 6);
});

it('gives a system that beats nobody 0, also as the original', () => {
  expect([...originalExpectedWins(judged({ a: 1, b: 2 }))]).toEqual([1, 0]);
});

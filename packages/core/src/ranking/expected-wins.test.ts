import { expect, it } from 'vitest';
import { pairwiseJudgments } from '../judgments/pairwise.js';
import { expectedWins } from './expected-wins.js';
import { countPairs } from './pair-counts.js';

const judged = (...ranks: readonly Record<string, number>[]): ReturnType<typeof countPairs> =>
  countPairs(
    pairwiseJudgments(
      ranks.map((one, sentence) => ({
        sentence,
        judge: 'ann',
        outputs: Object.entries(one).map(([name, rank]) => ({ systems: [name], rank })),
      })),
      'systems',
    ),
  );

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

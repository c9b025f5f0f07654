import { describe, expect, it } from 'vitest';
import type { Ranking } from '../judgments/ranking.js';
import { pairwiseJudgments } from '../judgments/pairwise.js';
import { inlineRunner } from '../runner/inline-runner.js';
import { rank } from './rank.js';
import { rankByRuns } from './rank-by-runs.js';
import { runScores, runSource } from './run-scores.js';

const judgment = (sentence: number, ...ranks: readonly [string, number][]): Ranking => ({
  sentence,
  judge: 'ann',
  outputs: ranks.map(([name, rank]) => ({ systems: [name], rank })),
});
const rankings = Array.from({ length: 20 }, (_, at) => judgment(at, ['a', 1], ['b', at % 3 === 0 ? 1 : 2], ['c', 3]));

describe('rank(judgments, method, options)', () => {
  it('is the ranking that all runs make, from rankings or pairs, however many lanes there are', async () => {
    const pairs = pairwiseJudgments(rankings, 'systems');
    const options = { unit: 'sentence', draws: 'counts', resamples: 33, seed: 2, confidence: 0.9 } as const;
    const settings = { ...options, method: 'expected-wins', strictOriginal: false } as const;
    const runs = runScores(runSource(pairs, settings), { first: 0, end: 33, seed: 2 }, settings);
    const expected = rankByRuns(pairs, runs, settings);
    const runner = inlineRunner({ metric: () => Promise.reject(new Error()) }, { lanes: 3 });
    expect(await rank(rankings, 'expected-wins', options)).toEqual(expected);
    expect(await rank(pairs, 'expected-wins', { ...options, runner })).toEqual(expected);
    expect(expected).toMatchObject({ judgments: 60, systems: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
  });

  it('resamples single judgments 1000 times where nothing else is asked for', async () => {
    const { signature } = await rank(rankings, 'expected-wins');
    expect(signature).toMatch(
      /^expected-wins\|unit:judgment\|draws:counts\|resamples:1000\|seed:1\|confidence:0\.95\|stet:/u,
    );
  });

  it('refuses no resamples, no judgments, and systems never compared', async () => {
    await expect(rank(rankings, 'trueskill', { resamples: 0 })).rejects.toMatchObject({ code: 'BAD_OPTION' });
    const refusal = { code: 'NOT_COMPARABLE', file: 'judgments.xml', found: 'none' };
    await expect(rank([], 'trueskill', { file: 'judgments.xml' })).rejects.toMatchObject(refusal);
    const apart = [judgment(0, ['a', 1], ['b', 2]), judgment(1, ['c', 1], ['d', 2])];
    await expect(rank(apart, 'expected-wins')).rejects.toMatchObject({ code: 'NOT_COMPARABLE' });
  });
});

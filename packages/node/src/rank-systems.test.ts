import { describe, expect, it } from 'vitest';
import { foldJudgments, pairwiseJudgments, type RankingMethodName } from '@stet/core/internal';
import { rankSystems } from './rank-systems.js';
import { validateRanking } from './validate-ranking.js';

const pairs = pairwiseJudgments(
  Array.from({ length: 60 }, (_, at) => ({
    sentence: at % 25,
    judge: at % 2 === 0 ? 'ann' : 'zoe',
    outputs: ['a', 'b', 'c', 'd'].map((name, system) => ({ systems: [name], rank: 1 + ((at * (system + 3)) % 4) })),
  })),
  'systems',
);
const METHODS: readonly RankingMethodName[] = ['expected-wins', 'trueskill', 'bradley-terry'];

describe('rankSystems(pairs, options)', () => {
  it.each(METHODS)('gives the same bytes on one thread, on several, and when it chooses, by %s', async (method) => {
    for (const unit of ['judgment', 'sentence'] as const) {
      const options = { method, unit, strictOriginal: false, resamples: 101, seed: 7, confidence: 0.9 };
      const alone = JSON.stringify(await rankSystems(pairs, options, { threads: 1 }));
      expect(JSON.stringify(await rankSystems(pairs, options, { threads: 3 }))).toBe(alone);
      expect(JSON.stringify(await rankSystems(pairs, options))).toBe(alone);
    }
  });

  it('tells how far it is', async () => {
    const steps: number[] = [];
    const options = { method: 'trueskill', unit: 'judgment', strictOriginal: false } as const;
    await rankSystems(
      pairs,
      { ...options, resamples: 50, seed: 1, confidence: 0.95 },
      { threads: 2, onProgress: (done) => steps.push(done) },
    );
    expect(steps.at(-1)).toBe(50);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('refuses no resamples', async () => {
    const options = { method: 'expected-wins', unit: 'judgment', strictOriginal: false } as const;
    await expect(rankSystems(pairs, { ...options, resamples: 0, seed: 1, confidence: 0.95 })).rejects.toMatchObject({
      code: 'BAD_OPTION',
    });
  });
});

describe('validateRanking(folded, method, options)', () => {
  it.each(METHODS)('gives the same bytes on one thread and on several, by %s', async (method) => {
    for (const strictOriginal of [false, true]) {
      const options = {
        folds: 10,
        foldsBy: 'sentence',
        resamples: 10,
        confidence: 0.95,
        seed: 3,
        strictOriginal,
      } as const;
      const folded = foldJudgments(pairs, options);
      const alone = JSON.stringify(await validateRanking(folded, method, options, { threads: 1 }));
      expect(JSON.stringify(await validateRanking(folded, method, options, { threads: 3 }))).toBe(alone);
    }
  });
});

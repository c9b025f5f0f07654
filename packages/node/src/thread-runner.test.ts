import { describe, expect, it } from 'vitest';
import {
  correlate,
  pairwiseJudgments,
  rank,
  rankingMethods,
  separateSystems,
  validateRanking,
  type Ranking,
  type RankingMethodName,
} from '@stet/core/internal';
import { threadRunner } from './thread-runner.js';

const METHODS = Object.keys(rankingMethods) as RankingMethodName[];
const SYSTEMS = ['a', 'b', 'c', 'd'];

const rankings: Ranking[] = Array.from({ length: 60 }, (_, at) => ({
  sentence: at % 25,
  judge: at % 2 === 0 ? 'ann' : 'zoe',
  outputs: SYSTEMS.map((name, system) => {
    const rank = 1 + ((at * (system + 3)) % 4);
    return { systems: [name], rank, scores: { fluency: 100 - 20 * rank } };
  }),
}));
const pairs = pairwiseJudgments(rankings, 'systems');

const singleThread = threadRunner({ threads: 1 });
const several = threadRunner({ threads: 2 });

describe('threadRunner()', () => {
  it.each(METHODS)('ranks to the same bytes on one thread, on several, and on none, by %s', async (method) => {
    for (const unit of ['judgment', 'sentence'] as const) {
      const options = { unit, resamples: 101, seed: 7, confidence: 0.9 };
      // Pairs hold no scores.
      const judgments = method === 'direct-assessment' ? rankings : pairs;
      const alone = JSON.stringify(await rank(judgments, method, { ...options, runner: singleThread }));
      expect(JSON.stringify(await rank(judgments, method, { ...options, runner: several }))).toBe(alone);
      expect(JSON.stringify(await rank(judgments, method, { ...options, runner: threadRunner() }))).toBe(alone);
      expect(JSON.stringify(await rank(rankings, method, options))).toBe(alone);
    }
  });

  it('tells how far it is', async () => {
    const steps: number[] = [];
    const runner = threadRunner({ threads: 2, onProgress: (_, done) => steps.push(done) });
    await rank(pairs, 'trueskill', { resamples: 50, runner });
    expect(steps.at(-1)).toBe(50);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('validates to the same bytes on one thread, on several, and on none', async () => {
    const options = { folds: 10, foldsBy: 'sentence', resamples: 10, confidence: 0.95, seed: 3 } as const;
    for (const [method, strictOriginal] of [['expected-wins', true] as const, ['trueskill', false] as const]) {
      const settings = { ...options, strictOriginal };
      const alone = JSON.stringify(await validateRanking(pairs, [method], settings, { runner: singleThread }));
      expect(JSON.stringify(await validateRanking(pairs, [method], settings, { runner: several }))).toBe(alone);
      expect(JSON.stringify(await validateRanking(pairs, [method], settings))).toBe(alone);
    }
  });

  it.each(['expected-wins', 'bradley-terry'] as const)(
    'separates systems alike by %s on one thread, on several, and on none',
    async (method) => {
      const options = { method, confidence: 0.95, power: 0.8, simulations: 30, seed: 1, limit: 300 };
      const alone = await separateSystems(pairwise, ['a', 'b'], options, { runner: singleThread });
      expect(await separateSystems(pairwise, ['a', 'b'], options, { runner: several })).toEqual(alone);
      expect(await separateSystems(pairwise, ['a', 'b'], options)).toEqual(alone);
      expect(alone.steps.length).toBeGreaterThan(2);
    },
  );

  it('correlates to the same bytes on one thread, on several, and on none', async () => {
    const metrics = [1, 2.2, 3.1].map((scale) => ({
      name: `metric ${scale}`,
      scores: new Map(SYSTEMS.map((system, at) => [system, Math.sin(scale * at)])),
      sentences: new Map(
        SYSTEMS.map((system, at) => [system, Array.from({ length: 25 }, (_, line) => Math.sin(scale * at + line))]),
      ),
    }));
    const alone = JSON.stringify(await correlate(metrics, { rankings }, { resamples: 50, runner: singleThread }));
    expect(JSON.stringify(await correlate(metrics, { rankings }, { resamples: 50, runner: several }))).toBe(alone);
    expect(JSON.stringify(await correlate(metrics, { rankings }, { resamples: 50 }))).toBe(alone);
  });
});

/** Two outputs of every three systems, some ties; a wins more. */
const pairwise: Ranking[] = Array.from({ length: 90 }, (_, sentence) => {
  const [first, second] = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
  ][sentence % 3];
  const ranks = sentence % 7 === 0 ? [1, 1] : sentence % 5 < 3 ? [1, 2] : [2, 1];
  const outputs = [
    { systems: [first], rank: ranks[0] },
    { systems: [second], rank: ranks[1] },
  ];
  return { sentence, judge: 'ann', outputs };
});

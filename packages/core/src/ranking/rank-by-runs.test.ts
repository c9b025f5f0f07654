import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PairwiseJudgments } from '../judgments/pairwise.js';
import { pairwiseMethods, type PairwiseMethodName } from './method.js';
import { rankByRuns, type RankingOptions, type SystemRanking } from './rank-by-runs.js';
import { runScores, runSource } from './run-scores.js';
import { judged } from './testing/judgments.js';

const OPTIONS: RankingOptions = {
  method: 'expected-wins',
  unit: 'judgment',
  draws: 'counts',
  strictOriginal: false,
  resamples: 200,
  seed: 1,
  confidence: 0.95,
};
const METHODS = Object.keys(pairwiseMethods) as PairwiseMethodName[];

function ranked(pairs: PairwiseJudgments, changes: Partial<RankingOptions> = {}): SystemRanking {
  const options = { ...OPTIONS, ...changes };
  return rankByRuns(
    pairs,
    runScores(runSource(pairs, options), { first: 0, end: options.resamples, seed: options.seed }, options),
    options,
  );
}

const clear = judged(...Array.from({ length: 40 }, () => ({ best: 1, middle: 2, worst: 3 })));
const clusters = ({ systems }: SystemRanking): unknown[] =>
  systems.map(({ name, range, cluster }) => [name, range, cluster]);

describe.each(METHODS)('rankByRuns(pairs, runs, options) by %s', (method) => {
  it('puts systems that always win above those that always lose, each in a cluster of its own', () => {
    expect(clusters(ranked(clear, { method }))).toEqual([
      ['best', [1, 1], 1],
      ['middle', [2, 2], 2],
      ['worst', [3, 3], 3],
    ]);
  });

  it('keeps systems in one cluster when all judgments are ties', () => {
    const { systems } = ranked(judged({ a: 1, b: 1, c: 1 }, { a: 2, b: 2, c: 2 }), { method });
    expect(systems.map(({ range, cluster }) => [range, cluster])).toEqual(systems.map(() => [[1, 3], 1]));
  });

  it('keeps two systems in one cluster when the judge contradicts himself', () => {
    const pairs = judged(...Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? { a: 1, b: 2 } : { a: 2, b: 1 })));
    expect(ranked(pairs, { method }).systems.map(({ cluster }) => cluster)).toEqual([1, 1]);
  });

  it('ranks one system alone first', () => {
    expect(clusters(ranked(judged({ only: 1 }), { method }))).toEqual([['only', [1, 1], 1]]);
  });

  it('takes a single run, and any confidence', () => {
    for (const confidence of [1e-9, 0.5, 1 - 1e-9]) {
      expect(clusters(ranked(clear, { method, resamples: 1, confidence }))).toEqual(
        clusters(ranked(clear, { method })),
      );
    }
  });

  it('gives the same runs in one share as in several, and others for another seed', () => {
    const pairs = judged({ a: 1, b: 2, c: 2 }, { a: 2, b: 1, c: 3 }, { a: 1, c: 1, b: 3 }, { b: 1, c: 2 });
    const options = { method, unit: 'sentence', draws: 'counts', strictOriginal: false } as const;
    const draw = (first: number, end: number, seed = 3) =>
      runScores(runSource(pairs, options), { first, end, seed }, options);
    expect([...draw(0, 4), ...draw(4, 10)]).toEqual(draw(0, 10));
    expect(draw(0, 10, 4)).not.toEqual(draw(0, 10));
  });

  it('says all that is needed to get the ranking again', () => {
    expect(ranked(clear, { method, unit: 'sentence' }).signature).toMatch(
      new RegExp(`^${method}\\|unit:sentence\\|resamples:200\\|seed:1\\|confidence:0.95\\|stet:`, 'u'),
    );
  });
});

describe('rankByRuns(pairs, runs, options)', () => {
  it('refuses no resamples, and a confidence that is none', () => {
    expect(() => ranked(clear, { resamples: 0 })).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }) as Error);
    expect(() => ranked(clear, { confidence: 1 })).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }) as Error);
  });

  it('scores by all judgments, or by the mean over runs where runs are all there is', () => {
    const [first] = ranked(judged({ a: 1, b: 2 }, { a: 2, b: 1 }, { a: 1, b: 2 })).systems;
    expect(first).toMatchObject({ name: 'a', score: 2 / 3 });
    expect(first.mean).not.toBe(first.score);
    const [skilled] = ranked(clear, { method: 'trueskill', resamples: 5 }).systems;
    expect(skilled.mean).toBe(skilled.score);
  });

  it('names the draws in the signature where they make a difference', () => {
    const drawsOf = (changes: Partial<RankingOptions>): string | undefined =>
      /draws:\w+/u.exec(ranked(clear, { resamples: 1, ...changes }).signature)?.[0];
    expect(drawsOf({})).toBe('draws:counts');
    expect(drawsOf({ draws: 'judgments', method: 'bradley-terry' })).toBe('draws:judgments');
    expect(drawsOf({ unit: 'ranking' })).toBeUndefined();
    expect(drawsOf({ method: 'trueskill' })).toBeUndefined();
  });

  it('is surer by judgment than by sentence when sentences are judged again and again', () => {
    // Each of 6 sentences judged 50 times alike: 4 for a, 2 for b.
    const once = [1, 1, 1, 1, 2, 2].map((winner) => (winner === 1 ? { a: 1, b: 2 } : { a: 2, b: 1 }));
    const pairs = judged(...Array.from({ length: 50 }, () => once).flat());
    const repeated = { ...pairs, sentence: pairs.sentence.map((sentence) => sentence % 6) };
    expect(ranked(repeated, { unit: 'judgment' }).systems.map(({ cluster }) => cluster)).toEqual([1, 2]);
    expect(ranked(repeated, { unit: 'sentence' }).systems.map(({ cluster }) => cluster)).toEqual([1, 1]);
  });

  it('has ranges that hold, and clusters that follow the order', () => {
    const rankings = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 15,
    });
    fc.assert(
      fc.property(rankings, fc.constantFrom(...METHODS), fc.boolean(), (ranks, method, strictOriginal) => {
        const pairs = judged(...ranks);
        if (pairs.names.length === 0) return;
        const { systems } = ranked(pairs, { method, strictOriginal, resamples: 20 });
        systems.forEach(({ range: [best, worst], cluster, score }, at) => {
          expect(best).toBeGreaterThanOrEqual(1);
          expect(worst).toBeLessThanOrEqual(systems.length);
          expect(best).toBeLessThanOrEqual(worst);
          if (at === 0) return;
          expect(cluster - systems[at - 1].cluster).toBeOneOf([0, 1]);
          expect(score).toBeLessThanOrEqual(systems[at - 1].score);
        });
      }),
      { numRuns: 50 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Ranking } from '../judgments/ranking.js';
import { metaEvaluate } from './meta-evaluate.js';
import { metaSections, type EvaluatedMetric, type MetaInput } from './meta-evaluation.js';

const SYSTEMS = ['A', 'B', 'C', 'D', 'E'];

const rankings = Array.from({ length: 12 }, (_, sentence): Ranking => ({
  sentence,
  judge: sentence % 2 === 0 ? 'ann' : 'bob',
  outputs: SYSTEMS.map((name, at) => ({ systems: [name], rank: 1 + ((at * (sentence + 1)) % 5) })),
}));

const metric = (name: string, scale: number): EvaluatedMetric => ({
  name,
  scores: new Map(SYSTEMS.map((system, at) => [system, Math.sin(scale * at)])),
  sentences: new Map(
    SYSTEMS.map((system, at) => [
      system,
      rankings.map(({ sentence }) => Math.round(3 * Math.sin(scale * at + sentence))),
    ]),
  ),
  precisionRecall: SYSTEMS.map((system, at) => ({ system, precision: 0.5 + at / 20, recall: 0.4 - at / 20 })),
});

const input: MetaInput = { rankings, metrics: [metric('one', 1), metric('two', 2.2)] };
const options = { resamples: 40, windows: [3] };

describe('metaEvaluate', () => {
  it('gives everything, as plain data that JSON can hold', () => {
    const found = metaEvaluate(input, options);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(found).toMatchObject({ n: 5, systems: SYSTEMS, human: { name: 'Expected Wins' }, seed: 1, resamples: 40 });
    expect(Object.keys(found.systemLevel)).toEqual(['correlations', 'robustness', 'tests', 'windows', 'ceiling']);
    const sets = ['n', 'sentences', 'taus', 'tests', 'rows', 'judges', 'groups', 'calibration'];
    expect(Object.keys(found.sentenceLevel?.expanded ?? {})).toEqual(sets);
    expect(Object.keys(found.sentenceLevel?.unexpanded ?? {})).toEqual(sets);
    expect(found.sentenceLevel?.softAccuracy?.metrics).toHaveLength(2);
    expect(found.betaSweep?.map(({ metric: name, points }) => [name, points.length])).toEqual([
      ['one', 100],
      ['two', 100],
    ]);
  });

  it('gives the same for the same seed, and other intervals for another', () => {
    expect(metaEvaluate(input, options)).toEqual(metaEvaluate(input, options));
    const other = metaEvaluate(input, { ...options, seed: 2 });
    expect(other.systemLevel.correlations).not.toEqual(metaEvaluate(input, options).systemLevel.correlations);
  });

  it.each(metaSections.filter((section) => section !== 'contingency'))(
    'computes %s alone as with the others',
    (section) => {
      const all = metaEvaluate(input, options);
      const alone = metaEvaluate(input, { ...options, sections: [section] });
      expect(all).toMatchObject(
        alone.sentenceLevel === null ? { systemLevel: alone.systemLevel } : { sentenceLevel: alone.sentenceLevel },
      );
      const parts = (found: typeof all): number =>
        Object.keys(found.systemLevel).length +
        Object.keys(found.sentenceLevel ?? {}).length +
        Object.keys(found.sentenceLevel?.expanded ?? {}).length +
        Number(found.betaSweep !== undefined);
      expect(parts(alone)).toBeGreaterThan(0);
      expect(parts(alone)).toBeLessThan(parts(all));
    },
  );

  it('takes human scores that are given, and does without judgments', () => {
    const human = { name: 'TrueSkill', scores: new Map(SYSTEMS.map((system, at) => [system, at])) };
    const found = metaEvaluate({ human, metrics: input.metrics }, options);
    expect(found.human).toEqual({ name: 'TrueSkill', scores: [0, 1, 2, 3, 4] });
    expect(found.sentenceLevel).toBeNull();
  });

  it('leaves systems out on both levels, but keeps their comparisons in the human scores', () => {
    const all = metaEvaluate(input, options);
    const fewer = metaEvaluate({ ...input, without: ['C'] }, options);
    expect(fewer.systems).toEqual(['A', 'B', 'D', 'E']);
    expect(fewer.human.scores).toEqual(all.human.scores.toSpliced(2, 1));
    expect(fewer.sentenceLevel?.expanded.taus?.n).toBe(12 * 6);
    expect(all.sentenceLevel?.expanded.taus?.n).toBe(12 * 10);
  });

  it('says progress of the long part', () => {
    const calls: [number, number][] = [];
    metaEvaluate(input, { ...options, sections: ['tests', 'rows'], onProgress: (...call) => calls.push(call) });
    // Two tests of two metrics, by Pearson and by Spearman; 40 draws of two sets of pairs.
    expect(calls).toHaveLength(82);
    expect(calls[81]).toEqual([82, 82]);
  });

  it.each([
    ['a metric without a score for a system', { MISSING: 'C' }, 'MISSING_SCORE', 'none for C'],
    ['a system that nobody judged', { EXTRA: 'Z' }, 'UNKNOWN_SYSTEM', 'none for Z'],
  ])('refuses %s', (_, change, code, found) => {
    const scores = new Map(input.metrics[0].scores);
    if ('MISSING' in change) scores.delete(change.MISSING);
    else scores.set(change.EXTRA, 1);
    expect(() => metaEvaluate({ ...input, metrics: [{ ...input.metrics[0], scores }] }, options)).toThrow(
      expect.objectContaining({ code, found }),
    );
  });

  it('refuses to leave out what is not there, and a sweep without all systems', () => {
    expect(() => metaEvaluate({ ...input, without: ['c'] }, options)).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_SYSTEM', found: '"c"' }),
    );
    const [{ precisionRecall = [], ...rest }] = input.metrics;
    const partly = { ...rest, precisionRecall: precisionRecall.slice(1) };
    expect(() => metaEvaluate({ ...input, metrics: [partly] }, options)).toThrow(
      expect.objectContaining({ code: 'MISSING_SCORE', found: 'none for A' }),
    );
  });

  it('refuses judgments that compare nothing', () => {
    expect(() => metaEvaluate({ rankings: [], metrics: input.metrics }, options)).toThrow(
      expect.objectContaining({ code: 'BAD_JUDGMENT' }),
    );
  });
});

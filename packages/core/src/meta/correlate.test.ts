import { describe, expect, it } from 'vitest';
import type { Ranking } from '../judgments/ranking.js';
import { inlineRunner } from '../runner/inline-runner.js';
import { correlate } from './correlate.js';
import { metaSections, type CorrelateOptions, type EvaluatedMetric } from './correlations.js';

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

const metrics = [metric('one', 1), metric('two', 2.2)];
const human = { rankings };
const options: CorrelateOptions = { resamples: 40, windows: [3] };

describe('correlate(metrics, human, options)', () => {
  it('gives everything, as plain data that JSON can hold', async () => {
    const found = await correlate(metrics, human, options);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(found).toMatchObject({ n: 5, systems: SYSTEMS, human: { name: 'Expected Wins' }, seed: 1, resamples: 40 });
    expect(Object.keys(found.systemLevel)).toEqual([
      'correlations',
      'intervals',
      'robustness',
      'tests',
      'windows',
      'ceiling',
    ]);
    const sets = ['n', 'sentences', 'taus', 'tests', 'rows', 'ranks', 'judges', 'groups', 'calibration'];
    expect(Object.keys(found.sentenceLevel?.expanded ?? {})).toEqual(sets);
    expect(Object.keys(found.sentenceLevel?.unexpanded ?? {})).toEqual(sets);
    expect(found.sentenceLevel?.softAccuracy?.metrics).toHaveLength(2);
    expect(found.betaSweep?.map(({ metric: name, points }) => [name, points.length])).toEqual([
      ['one', 100],
      ['two', 100],
    ]);
  });

  it('gives the same for the same seed, and other intervals for another', async () => {
    expect(await correlate(metrics, human, options)).toEqual(await correlate(metrics, human, options));
    const reseeded = await correlate(metrics, human, { ...options, seed: 2 });
    expect(reseeded.systemLevel.correlations).not.toEqual(
      (await correlate(metrics, human, options)).systemLevel.correlations,
    );
  });

  it.each(metaSections.filter((section) => section !== 'contingency'))(
    'computes %s alone as with the others',
    async (section) => {
      const all = await correlate(metrics, human, options);
      const alone = await correlate(metrics, human, { ...options, sections: [section] });
      expect(all).toMatchObject(
        alone.sentenceLevel === null ? { systemLevel: alone.systemLevel } : { sentenceLevel: alone.sentenceLevel },
      );
      const countResults = (found: typeof all): number =>
        Object.keys(found.systemLevel).length +
        Object.keys(found.sentenceLevel ?? {}).length +
        Object.keys(found.sentenceLevel?.expanded ?? {}).length +
        Number(found.betaSweep !== undefined);
      expect(countResults(alone)).toBeGreaterThan(0);
      expect(countResults(alone)).toBeLessThan(countResults(all));
    },
  );

  it('takes human scores that are given, and does without judgments', async () => {
    const scores = { name: 'TrueSkill', scores: new Map(SYSTEMS.map((system, at) => [system, at])) };
    const found = await correlate(metrics, { scores }, options);
    expect(found.human).toEqual({ name: 'TrueSkill', scores: [0, 1, 2, 3, 4] });
    expect(found.sentenceLevel).toBeNull();
  });

  it('leaves systems out on both levels, but keeps their comparisons in the human scores', async () => {
    const all = await correlate(metrics, human, options);
    const fewer = await correlate(metrics, human, { ...options, without: ['C'] });
    expect(fewer.systems).toEqual(['A', 'B', 'D', 'E']);
    expect(fewer.human.scores).toEqual(all.human.scores.toSpliced(2, 1));
    expect(fewer.sentenceLevel?.expanded.taus?.n).toBe(12 * 6);
    expect(all.sentenceLevel?.expanded.taus?.n).toBe(12 * 10);
  });

  it('gives the same however the work is spread, and tells how far it is', async () => {
    const steps: [number, number][] = [];
    const onProgress = (_: string, done: number, total: number): number => steps.push([done, total]);
    const runner = inlineRunner({ metric: () => Promise.reject(new Error()) }, { lanes: 3, onProgress });
    expect(await correlate(metrics, human, { ...options, runner })).toEqual(await correlate(metrics, human, options));
    const [last, total] = steps[steps.length - 1];
    expect(last).toBe(total);
    expect(steps).toEqual(steps.toSorted(([a], [b]) => a - b));
  });

  it.each([
    ['a metric without a score for a system', { MISSING: 'C' }, 'MISSING_SCORE', 'none for C'],
    ['a system that nobody judged', { EXTRA: 'Z' }, 'UNKNOWN_SYSTEM', 'none for Z'],
  ])('refuses %s', async (_, change, code, found) => {
    const scores = new Map(metrics[0].scores);
    if ('MISSING' in change) scores.delete(change.MISSING);
    else scores.set(change.EXTRA, 1);
    await expect(correlate([{ ...metrics[0], scores }], human, options)).rejects.toMatchObject({ code, found });
  });

  it('refuses to leave out what is not there, and a sweep without all systems', async () => {
    await expect(correlate(metrics, human, { ...options, without: ['c'] })).rejects.toMatchObject({
      code: 'UNKNOWN_SYSTEM',
      found: '"c"',
    });
    const [{ precisionRecall = [], ...rest }] = metrics;
    const partly = { ...rest, precisionRecall: precisionRecall.slice(1) };
    await expect(correlate([partly], human, options)).rejects.toMatchObject({
      code: 'MISSING_SCORE',
      found: 'none for A',
    });
  });

  it('refuses judgments that compare nothing', async () => {
    await expect(correlate(metrics, { rankings: [] }, options)).rejects.toMatchObject({ code: 'BAD_JUDGMENT' });
  });
});

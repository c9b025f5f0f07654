import { describe, expect, it } from 'vitest';
import type { Ranking } from '../ranking.js';
import { FOUR_OBSERVERS } from '../testing/four-observers.js';
import { NO_SCORES, addAlphaSums, alphaSums, intervalAlpha } from './interval-alpha.js';
import { scoreAgreement } from './score-agreement.js';
import { scoreStatistics } from './score-statistics.js';

/** Alpha of observers' values, a row each; a dot is a missing one. */
function alphaOf(...observers: readonly string[]): number {
  const rows = observers.map((row) => row.split(' '));
  const units = rows[0].map((_, unit) => rows.map((row) => row[unit]).filter((value) => value !== '.'));
  return intervalAlpha(units.reduce((sums, values) => addAlphaSums(sums, alphaSums(values.map(Number))), NO_SCORES));
}

/** The interval example of Krippendorff (2011), "Computing Krippendorff's alpha-reliability". */
describe('intervalAlpha(sums)', () => {
  it('of four observers, with gaps, is .849', () => {
    expect(alphaOf(...FOUR_OBSERVERS)).toBeCloseTo(0.849, 3);
  });

  it('is 1 when all agree, on one value as on several, and nothing when nobody met', () => {
    expect(alphaOf('1 2 1 3', '1 2 1 3')).toBe(1);
    expect(alphaOf('7 7', '7 7')).toBe(1);
    expect(alphaOf('7 .', '. 7')).toBeNaN();
  });
});

/** Scores of systems a, b, c … for fluency, by one judge for one sentence. */
function fluent(judge: string, sentence: number, ...scores: readonly number[]): Ranking {
  const levels = [...new Set(scores)].sort((a, b) => b - a);
  return {
    judge,
    sentence,
    outputs: scores.map((fluency, at) => ({
      systems: ['abc'[at]],
      rank: levels.indexOf(fluency) + 1,
      scores: { fluency },
    })),
  };
}

describe('scoreAgreement(rankings)', () => {
  const strict = [fluent('ann', 0, 10, 20, 30), fluent('ann', 1, 30, 20, 10), fluent('ann', 2, 15, 25, 5)];
  const mild = strict.map(({ sentence, outputs }) =>
    fluent('bob', sentence, ...outputs.map(({ scores }) => (scores?.fluency ?? NaN) + 60)),
  );

  it('takes a strict and a mild judge who see the same differences for agreed, once standardised', () => {
    const [{ scale, outputs, alpha, alphaOfZ, pearson, pairs }] = scoreAgreement([...strict, ...mild], {
      resamples: 50,
    });
    expect({ scale, outputs }).toEqual({ scale: 'fluency', outputs: 9 });
    expect(alpha.value).toBeLessThan(0);
    expect(alphaOfZ.value).toBeCloseTo(1, 12);
    expect(alphaOfZ.interval?.[0]).toBeCloseTo(1, 12);
    expect(pearson).toBeCloseTo(1, 12);
    expect(pairs).toEqual([{ judges: ['ann', 'bob'], outputs: 9, pearson: expect.closeTo(1, 12) as number }]);
  });

  it('compares what a judge gave an output first and later, and only the first with others', () => {
    const [{ again, outputs, pairs }] = scoreAgreement([...strict, ...mild, fluent('ann', 0, 12, 16, 36)], {
      resamples: 0,
    });
    expect(again).toEqual({
      outputs: 3,
      pearson: expect.closeTo(240 / Math.sqrt(200 * (992 / 3)), 12) as number,
      meanDifference: 4,
    });
    expect(outputs).toBe(9);
    expect(pairs[0].outputs).toBe(9);
  });

  it('has nothing to say where nobody met, or where there are no scores', () => {
    const [{ alpha, pearson, pairs, again }] = scoreAgreement(strict);
    expect({ alpha, pearson, pairs }).toEqual({ alpha: {}, pearson: null, pairs: [] });
    expect(again).toEqual({ outputs: 0, pearson: null, meanDifference: null });
    expect(scoreAgreement([{ judge: 'ann', sentence: 0, outputs: [{ systems: ['a'], rank: 1 }] }])).toEqual([]);
  });
});

describe('scoreStatistics(rankings)', () => {
  it('says how each judge uses each scale', () => {
    expect(scoreStatistics([fluent('bob', 0, 40, 60), fluent('ann', 0, 7)])).toEqual([
      { judge: 'ann', scale: 'fluency', scores: 1, mean: 7, least: 7, most: 7 },
      { judge: 'bob', scale: 'fluency', scores: 2, mean: 50, deviation: Math.sqrt(200), least: 40, most: 60 },
    ]);
    expect(scoreStatistics([])).toEqual([]);
  });
});

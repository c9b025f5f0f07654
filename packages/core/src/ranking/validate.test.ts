import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { clusterHits, majorityBound, orderHits, tieShare } from './accuracy.js';
import { dealFolds, makefileLeavesOut } from './folds.js';
import { countPairs, countPairsBy } from './pair-counts.js';
import { judged } from './testing/judgments.js';
import { foldJudgments, joinValidation, validateFold, type ValidationOptions } from './validate.js';

const OPTIONS: ValidationOptions = {
  folds: 4,
  foldsBy: 'judgment',
  resamples: 20,
  confidence: 0.95,
  seed: 1,
  strictOriginal: false,
};

const clear = judged(...Array.from({ length: 40 }, () => ({ a: 1, b: 2, c: 2 })));

describe('dealFolds(pairs, folds, unit, random)', () => {
  it('deals judgments into folds of the same size, but for one', () => {
    const fold = dealFolds(clear, 7, 'judgment', new MersenneTwister(1));
    const sizes = Array.from({ length: 7 }, (_, number) => fold.filter((dealt) => dealt === number).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBe(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(120);
    expect(fold).not.toEqual(dealFolds(clear, 7, 'judgment', new MersenneTwister(2)));
  });

  it('keeps a sentence in one fold when asked', () => {
    const fold = dealFolds(clear, 7, 'sentence', new MersenneTwister(1));
    clear.sentence.forEach((sentence, row) => {
      expect(fold[row]).toBe(fold[clear.sentence.indexOf(sentence)]);
    });
    expect(new Set(fold).size).toBe(7);
  });

  it('refuses fewer than two folds, and more than there are units', () => {
    for (const folds of [0, 1, 41]) {
      expect(() => dealFolds(clear, folds, 'sentence', new MersenneTwister(1))).toThrow(
        expect.objectContaining({ code: 'BAD_OPTION', found: String(folds) }) as Error,
      );
    }
  });
});

describe('foldJudgments(pairs, options)', () => {
  it('refuses no resamples, of which no clusters follow', () => {
    expect(() => foldJudgments(clear, { ...OPTIONS, resamples: 0 })).toThrow(
      expect.objectContaining({ code: 'BAD_OPTION' }) as Error,
    );
  });
});

describe('makefileLeavesOut(run, fold, folds)', () => {
  it('drops 19 folds in each of the first ten runs of 100, and one in each later one', () => {
    const dropped = (run: number): number =>
      Array.from({ length: 100 }, (_, fold) => makefileLeavesOut(run, fold, 100)).filter(Boolean).length;
    expect([0, 7, 9].map(dropped)).toEqual([19, 19, 19]);
    expect([10, 55, 99].map(dropped)).toEqual([1, 1, 1]);
    expect(makefileLeavesOut(7, 70, 100)).toBe(true);
    expect(makefileLeavesOut(7, 7, 100)).toBe(true);
  });
});

describe('hits', () => {
  const counts = countPairs(judged({ a: 1, b: 2 }, { a: 1, b: 2 }, { a: 2, b: 1 }, { a: 1, b: 1 }));

  it('of an order leave ties out', () => {
    expect(orderHits(counts, [0, 1])).toEqual({ right: 2, of: 3 });
    expect(orderHits(counts, [1, 0])).toEqual({ right: 1, of: 3 });
  });

  it('of clusters count ties within one', () => {
    expect(clusterHits(counts, [1, 2])).toEqual({ right: 2, of: 4 });
    expect(clusterHits(counts, [1, 1])).toEqual({ right: 1, of: 4 });
    expect(tieShare(counts)).toBe(1 / 4);
    expect(majorityBound(counts)).toBe(2 / 3);
  });
});

describe('validateFold(folded, tested, method, options)', () => {
  const folded = foldJudgments(clear, OPTIONS);

  it('predicts all of what is clear', () => {
    const result = validateFold(folded, 2, 'expected-wins', OPTIONS);
    expect(result.partition).toEqual([['a'], ['b', 'c']]);
    expect(result.clusters).toEqual({ right: 30, of: 30 });
    expect(result.total.right).toBe(result.total.of);
  });

  it('does not look at the fold that it tests, unless it is to repeat the slip of the Makefile', () => {
    // Only fold 0 knows that b beats a.
    const pairs = judged(...Array.from({ length: 40 }, (_, at) => (at < 10 ? { a: 2, b: 1 } : { a: 1, b: 1 })));
    const fold = Uint16Array.from(pairs.outcome, (_, row) => (row < 10 ? 0 : 1 + (row % 3)));
    const folded = { all: countPairs(pairs), folds: countPairsBy(pairs, fold, 4) };
    const partition = (strictOriginal: boolean) =>
      validateFold(folded, 0, 'expected-wins', { ...OPTIONS, strictOriginal }).partition;
    expect(partition(false)).toEqual([['a', 'b']]);
    expect(partition(true)).toEqual([['b'], ['a']]);
  });

  it('joins folds with equal weight, and counts the clusters that came out', () => {
    const hits = { right: 1, of: 2 };
    const fold = { total: { right: 0, of: 0 }, clusters: hits, partition: [['a'], ['b', 'c']] };
    const secondFold = { ...fold, total: { right: 3, of: 3 }, clusters: { right: 4, of: 4 } };
    expect(joinValidation(countPairs(clear), [{ method: 'expected-wins', folds: [fold, secondFold] }])).toEqual({
      judgments: 120,
      decided: 80,
      allTies: 1 / 3,
      majorityBound: 1,
      methods: [
        {
          method: 'expected-wins',
          total: 1,
          clusters: 0.75,
          partitions: [{ clusters: [['a'], ['b', 'c']], folds: 2 }],
        },
      ],
    });
  });

  it('has no accuracy of orders where all is tied', () => {
    const ties = judged(...Array.from({ length: 8 }, () => ({ a: 1, b: 1 })));
    const fold = validateFold(foldJudgments(ties, OPTIONS), 0, 'trueskill', OPTIONS);
    expect(joinValidation(countPairs(ties), [{ method: 'trueskill', folds: [fold] }])).toMatchObject({
      decided: 0,
      allTies: 1,
      majorityBound: null,
      methods: [{ total: null, clusters: 1 }],
    });
  });
});

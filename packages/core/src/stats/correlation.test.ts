import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageRanks } from './average-ranks.js';
import { concordanceOf, type Concordance } from './concordance.js';
import { correlationP, kendallP } from './correlation-p.js';
import { kendall, pearson, spearman } from './correlation.js';
import { accuracyWithTies, gamma, tauA, tauB, tauC, tauEq } from './kendall.js';

const columns = fc
  .array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), { minLength: 2, maxLength: 12 })
  .map((rows): [number[], number[]] => [rows.map(([x]) => x), rows.map(([, y]) => y)]);

describe('averageRanks', () => {
  it('gives equal values the mean of their ranks', () => {
    expect([...averageRanks([3, 1, 3, 2, 3])]).toEqual([4, 1, 4, 2, 4]);
    expect([...averageRanks([])]).toEqual([]);
  });

  it('adds up to the same sum whatever the ties', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 })), (values) => {
        const sum = averageRanks(values).reduce((total, rank) => total + rank, 0);
        expect(sum).toBe((values.length * (values.length + 1)) / 2);
      }),
    );
  });
});

describe.each([
  ['pearson', pearson],
  ['spearman', spearman],
  ['kendall', kendall],
])('%s', (_, correlation) => {
  it('is null when a column does not vary', () => {
    expect(correlation([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull();
    expect(correlation([1, 2, 3], [0.7, 0.7, 0.7])).toBeNull();
    expect(correlation([1], [1])).toBeNull();
    expect(correlation([], [])).toBeNull();
  });

  it('is the same both ways, within -1 and 1, and turns with a column', () => {
    fc.assert(
      fc.property(columns, ([x, y]) => {
        const value = correlation(x, y);
        expect(correlation(y, x)).toEqual(value === null ? null : expect.closeTo(value, 12));
        if (value === null) return;
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        expect(
          correlation(
            x,
            y.map((value) => -value),
          ),
        ).toBeCloseTo(-value, 12);
        expect(correlation(x, x)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('pearson', () => {
  it('is the sum of products of deviations over their norms', () => {
    expect(pearson([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(3 / 5, 15);
  });

  it('does not change when a column is scaled and moved', () => {
    fc.assert(
      fc.property(columns, ([x, y]) => {
        const value = pearson(x, y);
        const moved = pearson(
          x.map((number) => 1e6 + number / 3),
          y,
        );
        expect(moved).toEqual(value === null ? null : expect.closeTo(value, 8));
      }),
    );
  });
});

describe('spearman', () => {
  it('is 1 less 6 sums of squared rank differences over n(n² - 1) where there are no ties', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 15 }).chain((n) => fc.shuffledSubarray([...Array(n).keys()], { minLength: n })),
        (order) => {
          const n = order.length;
          const squares = order.reduce((sum, rank, at) => sum + (rank - at) ** 2, 0);
          expect(spearman([...order.keys()], order)).toBeCloseTo(1 - (6 * squares) / (n * (n * n - 1)), 12);
        },
      ),
    );
  });
});

describe("Kendall's family", () => {
  const x = [1, 2, 2, 3, 3];
  const y = [1, 1, 1, 3, 2];
  // Pairs of x: (1,2) (1,2) (1,3) (1,3) (2,2) (2,3) ×4 (3,3).
  const counts = { concordant: 6, discordant: 0, firstTies: 1, secondTies: 2, bothTies: 1 };

  it('counts pairs by agreement and by where they tie', () => {
    expect(concordanceOf(x, y)).toEqual(counts);
    expect(concordanceOf([1, 2, 3], [3, 1, 2])).toEqual({
      concordant: 1,
      discordant: 2,
      firstTies: 0,
      secondTies: 0,
      bothTies: 0,
    });
  });

  it('divides by the pairs that each statistic takes', () => {
    expect(tauA(counts)).toBe(0.6);
    expect(tauB(counts)).toBeCloseTo(6 / Math.sqrt(7 * 8), 15);
    expect(tauC(x, y)).toBeCloseTo(12 / ((25 * 2) / 3), 15);
    expect(gamma(counts)).toBe(1);
    expect(accuracyWithTies(counts)).toBe(0.7);
    expect(tauEq(counts)).toBeCloseTo(0.4, 15);
  });

  it('is null where nothing counts', () => {
    const none = concordanceOf([1], [1]);
    for (const statistic of [tauA, tauB, gamma, accuracyWithTies, tauEq]) expect(statistic(none)).toBeNull();
    expect(tauC([1, 1], [1, 2])).toBeNull();
  });
});

describe('p-values of a correlation', () => {
  it('come from t with n - 2 degrees of freedom', () => {
    // With two degrees of freedom, t / sqrt(2 + t²) is r itself.
    expect(correlationP(0.6, 4)).toBeCloseTo(0.4, 12);
    expect(correlationP(-0.6, 4)).toBeCloseTo(0.4, 12);
    expect(correlationP(1, 5)).toBe(0);
    expect(correlationP(0.5, 2)).toBeNull();
  });

  it('count the orders for tau, as trying all of them does', () => {
    const items = [0, 1, 2, 3, 4];
    const concordances = permutations(items).map((order) => concordanceOf(items, order));
    const distanceOf = ({ concordant, discordant }: Concordance): number => Math.abs(concordant - discordant);
    for (const counts of concordances) {
      const asFar = concordances.filter((candidate) => distanceOf(candidate) >= distanceOf(counts)).length;
      expect(kendallP(counts, items.length)).toBeCloseTo(asFar / concordances.length, 12);
    }
  });

  it('are null for tau with ties', () => {
    expect(kendallP(concordanceOf([1, 1, 2], [1, 2, 3]), 3)).toBeNull();
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

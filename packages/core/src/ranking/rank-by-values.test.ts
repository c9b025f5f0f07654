import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankByValues } from './rank-by-values.js';

const draws = (...values: readonly number[][]): Float64Array[] =>
  values.map((systemValues) => Float64Array.from(systemValues));

describe('rankByValues(values, resampled, confidence)', () => {
  it('ranks by value, and puts systems that change places into one cluster', () => {
    const resampled = draws([1, 1, 1, 1], [5, 6, 5, 6], [6, 5, 6, 5]);
    expect(rankByValues([1, 5.5, 5.6], resampled, 0.95)).toEqual([
      { rank: 3, range: [3, 3], cluster: 2 },
      { rank: 2, range: [1, 2], cluster: 1 },
      { rank: 1, range: [1, 2], cluster: 1 },
    ]);
  });

  it('gives equal systems the same rank, range and cluster', () => {
    const [first, second, last] = rankByValues([2, 2, 1], draws([2, 3], [2, 3], [1, 1]), 0.95);
    expect(first).toEqual({ rank: 1, range: [1, 2], cluster: 1 });
    expect(second).toEqual(first);
    expect(last).toEqual({ rank: 3, range: [3, 3], cluster: 2 });
  });

  it('has nothing to say of no systems', () => {
    expect(rankByValues([], [], 0.95)).toEqual([]);
  });

  it('does not depend on the order of the systems', () => {
    const systems = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(systems, (drawn) => {
        // Values that differ: equal ones have no defined order.
        const values = drawn.map((draw, at) => draw.reduce((sum, value) => sum + value, 0) + at / 100);
        const ranks = rankByValues(values, draws(...drawn), 0.95);
        const reversed = rankByValues(values.toReversed(), draws(...drawn.toReversed()), 0.95);
        expect(reversed.toReversed()).toEqual(ranks);
      }),
    );
  });
});

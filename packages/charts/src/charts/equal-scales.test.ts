import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalScales } from './equal-scales.js';

const domains = (axes: Parameters<typeof equalScales>[0]): number[][] =>
  equalScales(axes, 3).map((scale) => scale.domain());
const percents = (...values: number[]): { unit: string; values: number[] } => ({ unit: 'percent', values });

describe('equalScales(axes, ticks)', () => {
  it('makes axes of one unit equally long, each around its own values', () => {
    expect(domains([percents(0, 37), percents(-6, 1), percents(81, 87)])).toEqual([
      [0, 40],
      [-20, 20],
      [60, 100],
    ]);
  });

  it('gives another unit an axis of its own', () => {
    expect(domains([percents(0, 37), { unit: 'points', values: [2, 3] }])[1]).toEqual([2, 3]);
  });

  it('has room for the intervals', () => {
    expect(domains([{ ...percents(20, 30), intervals: [[8, 41]] }])).toEqual([[0, 50]]);
  });

  it('shows values that differ by rounding alone as it shows equal ones', () => {
    expect(domains([percents(0, Number.MIN_VALUE)])).toEqual(domains([percents(0, 0)]));
    expect(domains([percents(0.1 + 0.2, 0.3)])).toEqual(domains([percents(0.3, 0.3)]));
  });

  it('holds every value, and never begins below 0 or ends beyond 100 percent without need', () => {
    const values = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), (lists) => {
        const found = domains(lists.map((list) => percents(...list)));
        for (const [at, [low, high]] of found.entries()) {
          // A multiple of the step may be off by its last bit.
          expect(low).toBeLessThanOrEqual(Math.min(...lists[at]) + 1e-9);
          expect(high).toBeGreaterThanOrEqual(Math.max(...lists[at]) - 1e-9);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high - low).toBeCloseTo(found[0][1] - found[0][0], 6);
        }
      }),
    );
  });
});

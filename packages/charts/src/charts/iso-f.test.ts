import { fScore } from '@stet/core/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoF } from './iso-f.js';

describe('isoF(value, beta, most)', () => {
  it('has this F at every point, and stays in the plot from its top to its right edge', () => {
    const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(share, fc.constantFrom(0.5, 1, 2), share, share, (value, beta, mostRecall, mostPrecision) => {
        const points = isoF(value, beta, [mostRecall, mostPrecision]);
        for (const [recall, precision] of points) {
          expect(fScore(precision, recall, beta)).toBeCloseTo(value, 9);
          expect(recall).toBeLessThanOrEqual(mostRecall + 1e-12);
          expect(precision).toBeLessThanOrEqual(mostPrecision + 1e-12);
        }
        if (points.length > 0) {
          expect(points[0][1]).toBe(mostPrecision);
          expect(points.at(-1)?.[0]).toBeCloseTo(mostRecall, 12);
        }
        // The corner has the highest F of the plot.
        expect(points.length > 0).toBe(fScore(mostPrecision, mostRecall, beta) >= value);
      }),
    );
  });
});

import { fScore } from '@stet/core/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoF } from './iso-f.js';

describe('isoF(value, beta, least, most)', () => {
  it('has this F at every point, between the corners, wherever some point between them has it', () => {
    const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    const range = fc.tuple(share, share).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(share, fc.constantFrom(0.5, 1, 2), range, range, (value, beta, recalls, precisions) => {
        const [least, most] = [0, 1].map((end) => [recalls[end], precisions[end]] as const);
        const points = isoF(value, beta, least, most);
        for (const [recall, precision] of points) {
          expect(fScore(precision, recall, beta)).toBeCloseTo(value, 9);
          for (const [at, axis] of [recall, precision].entries()) {
            expect(axis).toBeGreaterThanOrEqual(least[at] - 1e-12);
            expect(axis).toBeLessThanOrEqual(most[at] + 1e-12);
          }
        }
        // F grows with both, so that the corners have its extremes.
        const [lowest, highest] = [least, most].map(([recall, precision]) => fScore(precision, recall, beta));
        if (Math.min(Math.abs(lowest - value), Math.abs(highest - value)) < 1e-9) return;
        expect(points.length > 0).toBe(lowest < value && value < highest);
      }),
      // Corners so close that rounding decides which comes first.
      { examples: [[0.06168831705005973, 2, [0.05, 0.050000005224211115], [0.949999999999995, 0.9499999999999951]]] },
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastSquares } from './least-squares.js';

it('finds the line that the points are on', () => {
  const line = leastSquares([1, 2, 5].map((x) => ({ x, y: 3 - 2 * x })));
  expect(line?.(10)).toBeCloseTo(-17, 12);
});

it('finds none where all points stand above each other, or there are none', () => {
  expect(
    leastSquares([
      { x: 1, y: 0 },
      { x: 1, y: 2 },
    ]),
  ).toBeUndefined();
  expect(leastSquares([])).toBeUndefined();
});

it('is nearer to the points than the same line moved or turned', () => {
  const value = fc.integer({ min: -100, max: 100 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: value, y: value }), { minLength: 3 }), value, value, (points, shift, turn) => {
      const line = leastSquares(points);
      if (line === undefined) return;
      const squares = (f: (x: number) => number): number => points.reduce((sum, { x, y }) => sum + (y - f(x)) ** 2, 0);
      expect(squares(line)).toBeLessThanOrEqual(squares((x) => line(x) + shift / 10 + (turn / 10) * x) + 1e-6);
    }),
  );
});

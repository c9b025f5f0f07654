import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cholesky, invertCholesky, solveCholesky } from './cholesky.js';

it('is the triangle whose square is the matrix', () => {
  expect([...cholesky(Float64Array.of(4, 2, 2, 10), 2)]).toEqual([2, 0, 1, 3]);
});

it('solves and inverts any positive definite matrix', () => {
  const values = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(values, (numbers) => {
      const size = 4;
      // B B' + 1 is positive definite for every B.
      const matrix = Float64Array.from({ length: size * size }, (_, at) => {
        const [row, column] = [Math.floor(at / size), at % size];
        let sum = row === column ? 1 : 0;
        for (let k = 0; k < size; k++) sum += numbers[row * size + k] * numbers[column * size + k];
        return sum;
      });
      const times = (vector: Float64Array): number[] =>
        Array.from({ length: size }, (_, row) =>
          vector.reduce((sum, value, column) => sum + matrix[row * size + column] * value, 0),
        );
      const right = Float64Array.from(numbers.slice(size * size));
      const lower = cholesky(matrix, size);
      times(solveCholesky(lower, right)).forEach((value, row) => {
        expect(value).toBeCloseTo(right[row], 8);
      });
      const inverse = invertCholesky(lower, size);
      for (let column = 0; column < size; column++) {
        times(inverse.slice(column * size, (column + 1) * size)).forEach((value, row) => {
          expect(value).toBeCloseTo(row === column ? 1 : 0, 8);
        });
      }
    }),
  );
});

it('stays finite on a matrix that is singular', () => {
  const solution = solveCholesky(cholesky(Float64Array.of(1, 1, 1, 1), 2), Float64Array.of(1, 1));
  expect(solution.every(Number.isFinite)).toBe(true);
});

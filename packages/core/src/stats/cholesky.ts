/**
 * The lower triangle L of a symmetric positive definite matrix, L L' = matrix, by rows (Cholesky). Rounding may leave
 * a pivot at or below 0 where the matrix is nearly singular; such a pivot becomes tiny instead, so that there is
 * always an answer.
 */
export function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column];
      for (let at = 0; at < column; at++) sum -= lower[row * size + at] * lower[column * size + at];
      lower[row * size + column] =
        row === column
          ? Math.sqrt(Math.max(sum, Number.EPSILON * Math.abs(matrix[row * size + row]), Number.MIN_VALUE))
          : sum / lower[column * size + column];
    }
  }
  return lower;
}

/** Solves L L' x = right. */
export function solveCholesky(lower: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const solution = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = right[row];
    for (let at = 0; at < row; at++) sum -= lower[row * size + at] * solution[at];
    solution[row] = sum / lower[row * size + row];
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = solution[row];
    for (let at = row + 1; at < size; at++) sum -= lower[at * size + row] * solution[at];
    solution[row] = sum / lower[row * size + row];
  }
  return solution;
}

/** The inverse of L L', by rows. */
export function invertCholesky(lower: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  const unit = new Float64Array(size);
  for (let column = 0; column < size; column++) {
    unit[column] = 1;
    // The inverse is symmetric: its columns are its rows.
    inverse.set(solveCholesky(lower, unit), column * size);
    unit[column] = 0;
  }
  return inverse;
}

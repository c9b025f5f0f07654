/** vector' · matrix · vector */
export function quadraticForm(matrix: Float64Array, vector: Float64Array): number {
  const width = vector.length;
  let sum = 0;
  for (let row = 0; row < width; row++) {
    if (vector[row] === 0) continue;
    let inner = 0;
    for (let column = 0; column < width; column++) inner += matrix[row * width + column] * vector[column];
    sum += vector[row] * inner;
  }
  return sum;
}

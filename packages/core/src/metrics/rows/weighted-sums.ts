import type { Numbers } from './compact-numbers.js';

/** Columns that are summed at a time: as many sums as the processor has room for beside what it reads. */
export const BLOCK = 8;

/** Column sums of a matrix whose rows have weights, for many sets of weights. */
export class WeightedSums {
  readonly #matrix: Numbers;
  readonly #columns: number;
  readonly #sums: Float64Array;
  readonly #starts: Uint32Array;
  readonly #weights: Float64Array;

  /** The length of each row is a multiple of `BLOCK`. */
  constructor(matrix: Numbers, rows: number) {
    this.#matrix = matrix;
    this.#columns = rows === 0 ? 0 : matrix.length / rows;
    this.#sums = new Float64Array(this.#columns);
    this.#starts = new Uint32Array(rows);
    this.#weights = new Float64Array(rows);
  }

  /** The sums of the columns with these weights of the rows; the next call overwrites them. */
  of(weights: Uint32Array): Float64Array {
    let weighted = 0;
    for (let row = 0; row < weights.length; row++) {
      if (weights[row] === 0) continue;
      this.#starts[weighted] = row * this.#columns;
      this.#weights[weighted++] = weights[row];
    }
    for (let column = 0; column < this.#columns; column += BLOCK) this.#sumBlock(column, weighted);
    return this.#sums;
  }

  #sumBlock(column: number, weighted: number): void {
    const matrix = this.#matrix;
    const starts = this.#starts;
    const weights = this.#weights;
    const sums = this.#sums;
    let sum0 = 0;
    let sum1 = 0;
    let sum2 = 0;
    let sum3 = 0;
    let sum4 = 0;
    let sum5 = 0;
    let sum6 = 0;
    let sum7 = 0;
    for (let row = 0; row < weighted; row++) {
      const weight = weights[row];
      const at = starts[row] + column;
      sum0 += weight * matrix[at];
      sum1 += weight * matrix[at + 1];
      sum2 += weight * matrix[at + 2];
      sum3 += weight * matrix[at + 3];
      sum4 += weight * matrix[at + 4];
      sum5 += weight * matrix[at + 5];
      sum6 += weight * matrix[at + 6];
      sum7 += weight * matrix[at + 7];
    }
    sums[column] = sum0;
    sums[column + 1] = sum1;
    sums[column + 2] = sum2;
    sums[column + 3] = sum3;
    sums[column + 4] = sum4;
    sums[column + 5] = sum5;
    sums[column + 6] = sum6;
    sums[column + 7] = sum7;
  }
}

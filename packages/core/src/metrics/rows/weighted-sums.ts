import { kindOf, type Numbers } from './compact-numbers.js';

/** Columns that are summed at a time: as many sums as the processor has room for beside what it reads. */
const BLOCK = 8;
/** Whole numbers of so many bits are exact. */
const EXACT_BITS = 53;

/** Columns whose sums, each times its unit, fit beside each other into one number; the lowest first. */
type PackedColumn = readonly { readonly column: number; readonly unit: number }[];

/**
 * Column sums of a matrix whose rows have weights, for many sets of weights. Counts are small: the sums of two or three
 * columns fit into the 53 bits of one number, and are summed as one.
 */
export class WeightedSums {
  readonly #given: Numbers;
  readonly #columns: number;
  readonly #sums: Float64Array;
  readonly #starts: Uint32Array;
  readonly #weights: Float64Array;
  /** The sums fit into their bits up to this sum of the weights. */
  #mostWeight: number;
  #packed: readonly PackedColumn[] = [];
  #matrix: Numbers = new Int8Array();
  #width = 0;
  #packedSums = new Float64Array();

  constructor(matrix: Numbers, rows: number) {
    this.#given = matrix;
    this.#columns = rows === 0 ? 0 : matrix.length / rows;
    this.#sums = new Float64Array(this.#columns);
    this.#starts = new Uint32Array(rows);
    this.#weights = new Float64Array(rows);
    this.#mostWeight = rows;
    this.#pack();
  }

  /** The sums of the columns with these weights of the rows; the next call overwrites them. */
  of(weights: Uint32Array): Float64Array {
    let weighted = 0;
    let totalWeight = 0;
    for (let row = 0; row < weights.length; row++) {
      if (weights[row] === 0) continue;
      this.#starts[weighted] = row;
      this.#weights[weighted++] = weights[row];
      totalWeight += weights[row];
    }
    if (totalWeight > this.#mostWeight) {
      this.#mostWeight = totalWeight;
      this.#pack();
    }
    for (let at = 0; at < weighted; at++) this.#starts[at] *= this.#width;
    for (let column = 0; column < this.#width; column += BLOCK) this.#sumBlock(column, weighted);
    this.#unpack();
    return this.#sums;
  }

  /** Lays out the matrix anew, in rows of whole blocks. */
  #pack(): void {
    const packed = packColumns(this.#given, this.#columns, this.#mostWeight);
    // Eight bytes for less than two columns would cost more than they save.
    const isWorthwhile = 2 * packed.length <= this.#columns;
    this.#packed = isWorthwhile ? packed : Array.from({ length: this.#columns }, (_, column) => [{ column, unit: 1 }]);
    this.#width = Math.ceil(this.#packed.length / BLOCK) * BLOCK;
    const rows = this.#starts.length;
    const Kind = isWorthwhile ? Float64Array : kindOf(this.#given);
    this.#matrix = new Kind(rows * this.#width);
    this.#packed.forEach((columns, at) => {
      for (const { column, unit } of columns) {
        for (let row = 0; row < rows; row++) {
          this.#matrix[row * this.#width + at] += unit * this.#given[row * this.#columns + column];
        }
      }
    });
    this.#packedSums = new Float64Array(this.#width);
  }

  #unpack(): void {
    for (let at = 0; at < this.#packed.length; at++) {
      let rest = this.#packedSums[at];
      const columns = this.#packed[at];
      for (let place = columns.length - 1; place > 0; place--) {
        const { column, unit } = columns[place];
        const sum = Math.floor(rest / unit);
        this.#sums[column] = sum;
        rest -= sum * unit;
      }
      this.#sums[columns[0].column] = rest;
    }
  }

  #sumBlock(column: number, weighted: number): void {
    const matrix = this.#matrix;
    const starts = this.#starts;
    const weights = this.#weights;
    const sums = this.#packedSums;
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

/** Puts neighbouring columns together as long as their sums fit; a column that holds anything but counts stays alone. */
function packColumns(matrix: Numbers, columns: number, mostWeight: number): PackedColumn[] {
  const packed: { column: number; unit: number }[][] = [];
  let bitsUsed = EXACT_BITS;
  for (let column = 0; column < columns; column++) {
    const bits = bitsOfSum(matrix, columns, column, mostWeight);
    if (bitsUsed + bits > EXACT_BITS) {
      packed.push([]);
      bitsUsed = 0;
    }
    packed[packed.length - 1].push({ column, unit: 2 ** bitsUsed });
    bitsUsed += bits;
  }
  return packed;
}

/** How many bits the sum of a column may need; as many as there are where it is not a count. */
function bitsOfSum(matrix: Numbers, columns: number, column: number, mostWeight: number): number {
  let most = 0;
  for (let at = column; at < matrix.length; at += columns) {
    if (!(matrix[at] >= 0 && Number.isInteger(matrix[at]))) return EXACT_BITS;
    if (matrix[at] > most) most = matrix[at];
  }
  let bits = 1;
  while (bits < EXACT_BITS && 2 ** bits <= most * mostWeight) bits++;
  return bits;
}

import { kindOf, type Numbers } from './compact-numbers.js';

/** Columns that are summed at a time: as many sums as the processor has room for beside what it reads. */
const BLOCK = 8;
/** Whole numbers of so many bits are exact. */
const EXACT_BITS = 53;

/** A column whose numbers are multiples of `step`, of which each is `unit` in the number that holds several columns. */
interface Place {
  readonly column: number;
  readonly step: number;
  readonly unit: number;
}

/** Columns whose sums fit beside each other into one number; the lowest first. */
type PackedColumn = readonly Place[];

/** Counts, and means of counts over two or four references. */
const STEPS = [1, 1 / 2, 1 / 4];

/**
 * Column sums of a matrix whose rows have weights, for many sets of weights. Counts are small: the sums of two or three
 * columns fit into the 53 bits of one number, and are summed as one.
 */
export class WeightedSums {
  /** What a layout for more weight is made from; nothing once the layout suits any. */
  #given: Numbers;
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
    this.#packed = isWorthwhile
      ? packed
      : Array.from({ length: this.#columns }, (_, column) => [{ column, step: 1, unit: 1 }]);
    this.#width = Math.ceil(this.#packed.length / BLOCK) * BLOCK;
    const rows = this.#starts.length;
    const Kind = isWorthwhile ? Float64Array : kindOf(this.#given);
    this.#matrix = new Kind(rows * this.#width);
    this.#packed.forEach((columns, at) => {
      for (const { column, step, unit } of columns) {
        for (let row = 0; row < rows; row++) {
          this.#matrix[row * this.#width + at] += (unit / step) * this.#given[row * this.#columns + column];
        }
      }
    });
    this.#packedSums = new Float64Array(this.#width);
    if (isWorthwhile) return;
    this.#mostWeight = Infinity;
    this.#given = new Int8Array();
  }

  #unpack(): void {
    for (let at = 0; at < this.#packed.length; at++) {
      let rest = this.#packedSums[at];
      const columns = this.#packed[at];
      for (let place = columns.length - 1; place > 0; place--) {
        const { column, step, unit } = columns[place];
        const steps = Math.floor(rest / unit);
        this.#sums[column] = steps * step;
        rest -= steps * unit;
      }
      this.#sums[columns[0].column] = rest * columns[0].step;
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

/** Puts neighbouring columns together as long as their sums fit. */
function packColumns(matrix: Numbers, columns: number, mostWeight: number): PackedColumn[] {
  const packed: Place[][] = [];
  let bitsUsed = EXACT_BITS;
  for (let column = 0; column < columns; column++) {
    const { most, step } = measureColumn(matrix, columns, column);
    const bits = bitsOf((most / step) * mostWeight);
    if (bitsUsed + bits > EXACT_BITS) {
      packed.push([]);
      bitsUsed = 0;
    }
    packed[packed.length - 1].push({ column, step, unit: 2 ** bitsUsed });
    bitsUsed += bits;
  }
  return packed;
}

/** The largest number of a column, infinite where it holds what cannot be packed, and its step. */
function measureColumn(
  matrix: Numbers,
  columns: number,
  column: number,
): { readonly most: number; readonly step: number } {
  let most = 0;
  let step = 0;
  for (let at = column; at < matrix.length; at += columns) {
    const number = matrix[at];
    while (step < STEPS.length && !Number.isInteger(number / STEPS[step])) step++;
    if (number < 0 || step === STEPS.length) return { most: Infinity, step: 1 };
    if (number > most) most = number;
  }
  return { most, step: STEPS[step] };
}

/** The bits of a whole number; as many as there are where these are too few. */
function bitsOf(most: number): number {
  let bits = 1;
  while (bits < EXACT_BITS && 2 ** bits <= most) bits++;
  return bits;
}

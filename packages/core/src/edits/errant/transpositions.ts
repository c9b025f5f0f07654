/**
 * Finds words that only change their order, while a table of costs is filled row by row. The search goes back from a cell
 * along its diagonal, and ends where two cells in a row cost the same.
 *
 * No window of tokens is sorted. A window must reach back to where the last word of each side is on the other, which rules
 * out nearly all cells at once; then sums of hashes are compared, and only equal ones word by word.
 */
export class Transpositions {
  /** By column: the last row with the same word; 0 for none. */
  lastRow = new Int32Array(0);
  /** By column: how many steps back along the diagonal change the cost. */
  changes = new Int32Array(0);
  #source: Int32Array = new Int32Array(0);
  #corrected: Int32Array = new Int32Array(0);
  /** Sums of the hashes of the first tokens. */
  #sourceSums = new Int32Array(0);
  #correctedSums = new Int32Array(0);
  /** By word: how often a window has it more on one side. */
  #surplus = new Int32Array(0);

  /** Starts a table. Words are numbers below `words`. */
  open(source: Int32Array, corrected: Int32Array, columns: number, words: number): void {
    this.#source = source;
    this.#corrected = corrected;
    this.#sourceSums = hashSums(source, this.#sourceSums);
    this.#correctedSums = hashSums(corrected, this.#correctedSums);
    if (this.changes.length <= columns) {
      this.changes = new Int32Array(2 * columns + 1);
      this.lastRow = new Int32Array(2 * columns + 1);
    }
    this.changes.fill(0, 0, columns + 1);
    this.lastRow.fill(0, 0, columns + 1);
    if (this.#surplus.length < words) this.#surplus = new Int32Array(2 * words);
  }

  /** How many tokens before a cell are transposed, looking `least` to `most` further back; 0 for none. */
  find(row: number, column: number, least: number, most: number): number {
    const sourceSums = this.#sourceSums;
    const correctedSums = this.#correctedSums;
    const difference = (sourceSums[row] - correctedSums[column]) | 0;
    for (let back = least; back <= most; back++) {
      if (((sourceSums[row - back - 1] - correctedSums[column - back - 1]) | 0) !== difference) continue;
      if (this.#sameWords(row, column, back + 1)) return back + 1;
    }
    return 0;
  }

  #sameWords(row: number, column: number, size: number): boolean {
    const surplus = this.#surplus;
    for (let at = row - size; at < row; at++) surplus[this.#source[at]]++;
    let same = true;
    for (let at = column - size; at < column; at++) if (--surplus[this.#corrected[at]] < 0) same = false;
    for (let at = row - size; at < row; at++) surplus[this.#source[at]] = 0;
    for (let at = column - size; at < column; at++) surplus[this.#corrected[at]] = 0;
    return same;
  }
}

function hashSums(words: Int32Array, memory: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const sums = memory.length > words.length ? memory : new Int32Array(2 * words.length + 1);
  for (let at = 0; at < words.length; at++) sums[at + 1] = sums[at] + hash(words[at]);
  return sums;
}

/** The finaliser of MurmurHash3: sums of consecutive numbers themselves would be equal too often. */
function hash(word: number): number {
  let bits = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

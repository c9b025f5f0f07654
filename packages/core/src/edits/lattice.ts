import { StetError } from '../error.js';

/** Elementary moves that arrive in a cell of the lattice, one bit each. */
export const Move = {
  /** Substitution or unchanged word, from (row - 1, column - 1). */
  diagonal: 1,
  /** Deletion, from (row - 1, column). */
  deletion: 2,
  /** Insertion, from (row, column - 1). */
  insertion: 4,
} as const;

/** Moves of the table in which a substitution costs 2 are stored this many bits higher. */
export const SECOND_TABLE = 3;

/** Which of the two tables to fill. */
export type Tables = 'both' | 'first' | 'second';

const ON_FIRST = 64;
const ON_SECOND = 128;
const UNREACHED = 1 << 29;
const FIRST_SLACK = 3;

/** Memory grows with the cells of the tables; this many need about 300 MB. */
const MOST_CELLS = 1 << 25;

/**
 * All shortest edit paths between two token sequences, in two Levenshtein tables at once: a substitution costs 1
 * in the first and 2 in the second. Cell (row, column) means that `row` source tokens are read and `column`
 * hypothesis tokens written.
 *
 * Only a band of diagonals around the main one is kept, just wide enough to hold every shortest path (Ukkonen
 * 1985), so that long sentences with few changes cost little. Moves are fixed steps between cell numbers: `rowStep`
 * for a deletion, 1 for an insertion, both for a diagonal.
 */
export class EditLattice {
  source: Int32Array = new Int32Array(0);
  hypothesis: Int32Array = new Int32Array(0);
  /** Incoming moves of each cell, see `Move`; 0 for cells on no shortest path. */
  moves = new Uint8Array(0);
  rowStep = 0;
  cellCount = 0;
  #lowestDiagonal = 0;
  #highestDiagonal = 0;
  #costs = new Int32Array(0);

  build(source: Int32Array, hypothesis: Int32Array, tables: Tables = 'both'): void {
    this.source = source;
    this.hypothesis = hypothesis;
    const difference = Math.abs(hypothesis.length - source.length);
    const shorter = Math.min(source.length, hypothesis.length);
    const slack = Math.min(FIRST_SLACK, shorter);
    this.#openBand(slack);
    const cost = this.#fillCosts(2);
    if (slack < shorter && cost >= difference + 2 * (slack + 1)) {
      // A path of this cost strays at most this far, so the wider band holds every path that is as short.
      this.#openBand(Math.min((cost - difference) >> 1, shorter));
      this.#fillCosts(2);
    }
    this.moves.fill(0, 0, this.cellCount);
    if (tables !== 'first') this.#markShortestPaths(2, SECOND_TABLE, ON_SECOND);
    if (tables === 'second') return;
    this.#fillCosts(1);
    this.#markShortestPaths(1, 0, ON_FIRST);
  }

  cell(row: number, column: number): number {
    return 1 + row * this.rowStep + column;
  }

  firstColumn(row: number): number {
    return Math.max(0, row + this.#lowestDiagonal);
  }

  lastColumn(row: number): number {
    return Math.min(this.hypothesis.length, row + this.#highestDiagonal);
  }

  /** True when the cell lies on a shortest path. */
  isVertex(cell: number): boolean {
    return (this.moves[cell] & (ON_FIRST | ON_SECOND)) !== 0;
  }

  #openBand(slack: number): void {
    const rows = this.source.length;
    const columns = this.hypothesis.length;
    this.#lowestDiagonal = Math.min(0, columns - rows) - slack;
    this.#highestDiagonal = Math.max(0, columns - rows) + slack;
    // Either width leaves an unreached cell between rows, so that the inner loop needs no check for the border.
    this.rowStep = Math.min(this.#highestDiagonal - this.#lowestDiagonal + 1, columns + 2);
    this.cellCount = this.cell(rows, columns) + 2;
    if (this.cellCount > MOST_CELLS) throw tooLong(rows, columns);
    if (this.moves.length < this.cellCount) {
      const size = Math.min(MOST_CELLS, Math.max(1024, 2 * this.cellCount));
      this.moves = new Uint8Array(size);
      this.#costs = new Int32Array(size);
    }
  }

  /** Fills the table and returns the cost of the last cell. */
  #fillCosts(substitution: number): number {
    const { source, hypothesis, rowStep } = this;
    const costs = this.#costs;
    costs.fill(UNREACHED, 0, this.cellCount);
    for (let column = this.lastColumn(0); column >= 0; column--) costs[this.cell(0, column)] = column;
    for (let row = 1; row <= source.length; row++) {
      const token = source[row - 1];
      const last = this.lastColumn(row);
      let column = this.firstColumn(row);
      let cell = this.cell(row, column);
      if (column === 0) {
        costs[cell++] = row;
        column = 1;
      }
      for (; column <= last; column++, cell++) {
        let cost = costs[cell - rowStep - 1];
        if (token !== hypothesis[column - 1]) cost += substitution;
        const deletion = costs[cell - rowStep] + 1;
        if (deletion < cost) cost = deletion;
        const insertion = costs[cell - 1] + 1;
        if (insertion < cost) cost = insertion;
        costs[cell] = cost;
      }
    }
    return costs[this.cell(source.length, hypothesis.length)];
  }

  /** Follows every move that attains a cell's cost, backwards from the last cell. */
  #markShortestPaths(substitution: number, shift: number, mark: number): void {
    const { source, hypothesis, rowStep, moves } = this;
    const costs = this.#costs;
    moves[this.cell(source.length, hypothesis.length)] |= mark;
    for (let row = source.length; row >= 0; row--) {
      const first = this.firstColumn(row);
      let column = this.lastColumn(row);
      let cell = this.cell(row, column);
      for (; column >= first; column--, cell--) {
        if ((moves[cell] & mark) === 0) continue;
        const cost = costs[cell];
        if (row > 0 && column > 0) {
          const step = source[row - 1] === hypothesis[column - 1] ? 0 : substitution;
          if (costs[cell - rowStep - 1] + step === cost) {
            moves[cell] |= Move.diagonal << shift;
            moves[cell - rowStep - 1] |= mark;
          }
        }
        if (row > 0 && costs[cell - rowStep] + 1 === cost) {
          moves[cell] |= Move.deletion << shift;
          moves[cell - rowStep] |= mark;
        }
        if (column > 0 && costs[cell - 1] + 1 === cost) {
          moves[cell] |= Move.insertion << shift;
          moves[cell - 1] |= mark;
        }
      }
    }
  }
}

function tooLong(rows: number, columns: number): StetError {
  return new StetError({
    code: 'SENTENCE_TOO_LONG',
    expected: `a source and a hypothesis whose comparison needs at most ${String(MOST_CELLS)} cells`,
    found: `${String(rows)} and ${String(columns)} tokens with too little in common`,
    remedy: 'Split the line into sentences, or check that both files are of the same text.',
  });
}

import { Move, SECOND_TABLE, type EditLattice } from '../../edits/lattice.js';

/** Beyond these the official scorer needs hours; `BoundedMatcher` then takes over. */
export interface PhraseLimits {
  readonly vertices: number;
  readonly arcs: number;
}

export const PHRASE_LIMITS: PhraseLimits = { vertices: 4096, arcs: 1 << 20 };

/**
 * The edit lattice with phrase edits (Dahlmeier & Ng 2012, section 2.1), as the official scorer builds it.
 *
 * Its one pass over middle vertices k joins every arc p→k with every arc k→s. Vertices are taken in topological
 * order, so p→k is final by then and k→s still elementary: a phrase edit always grows by one elementary move
 * at its end. A phrase edit is kept when it has at most `maxUnchanged` unchanged words, and replaced only by a
 * strictly shorter one. The official program appends to its list at each replacement, and that list's order and
 * length decide ties and weights, so both are kept here.
 */
export class PhraseLattice {
  vertexCount = 0;
  row = new Int32Array(0);
  column = new Int32Array(0);

  arcCount = 0;
  from = new Int32Array(0);
  to = new Int32Array(0);
  /** Elementary moves in the arc. */
  length = new Int32Array(0);
  /** Unchanged words in the arc. */
  unchanged = new Int32Array(0);
  /** 1 for an arc whose first move inserts. */
  insertsFirst = new Int32Array(0);
  /** How often the official list names the arc. */
  listed = new Int32Array(0);

  /** The order in which the official scorer relaxes arcs. */
  order = new Int32Array(0);
  orderCount = 0;
  /** Length of the official list: |E| of the paper. */
  listLength = 0;

  #firstInRow = new Int32Array(0);
  #rowCount = 0;
  #vertexOfCell = new Int32Array(0);
  #cellOfVertex = new Int32Array(0);
  /** #arcBetween[to * vertexCount + from] is the arc's number plus 1, or 0. */
  #arcBetween = new Int32Array(0);
  #firstFrom = new Int32Array(0);

  /** Builds the lattice; false when it would pass the limits. */
  build(lattice: EditLattice, maxUnchanged: number, limits: PhraseLimits): boolean {
    if (!this.#listVertices(lattice, limits.vertices)) return false;
    this.#listElementaryArcs(lattice);
    if (!this.#joinArcs(maxUnchanged, limits.arcs)) return false;
    this.#dropUnchangedPhrases();
    return true;
  }

  /** True for arcs made of unchanged words alone, which are no edits. */
  isUnchanged(arc: number): boolean {
    return this.unchanged[arc] === this.length[arc];
  }

  /** The first vertex of a row; its last is before the first of the next row. An edit may name rows that do not exist. */
  firstInRow(row: number): number {
    return row >= 0 && row < this.#rowCount ? this.#firstInRow[row] : this.vertexCount;
  }

  /** The arc between two vertices; -1 if there is none. */
  arcBetween(from: number, to: number): number {
    return this.#arcBetween[to * this.vertexCount + from] - 1;
  }

  #listVertices(lattice: EditLattice, limit: number): boolean {
    let count = 0;
    const rows = (this.#rowCount = lattice.source.length + 1);
    if (this.#firstInRow.length < rows) this.#firstInRow = new Int32Array(2 * rows);
    for (let row = 0; row < rows; row++) {
      this.#firstInRow[row] = count;
      const last = lattice.lastColumn(row);
      let column = lattice.firstColumn(row);
      let cell = lattice.cell(row, column);
      for (; column <= last; column++, cell++) {
        if (!lattice.isVertex(cell)) continue;
        if (count === limit) return false;
        if (count === this.row.length) this.#growVertices();
        this.row[count] = row;
        this.column[count] = column;
        this.#cellOfVertex[count++] = cell;
      }
    }
    this.vertexCount = count;
    if (this.#vertexOfCell.length < lattice.cellCount) this.#vertexOfCell = new Int32Array(2 * lattice.cellCount);
    for (let vertex = 0; vertex < count; vertex++) this.#vertexOfCell[this.#cellOfVertex[vertex]] = vertex;
    const pairs = count * count;
    if (this.#arcBetween.length < pairs) this.#arcBetween = new Int32Array(Math.max(4096, 2 * pairs));
    else this.#arcBetween.fill(0, 0, pairs);
    return true;
  }

  #listElementaryArcs(lattice: EditLattice): void {
    const { rowStep, moves, source, hypothesis } = lattice;
    this.arcCount = 0;
    this.orderCount = 0;
    this.listLength = 0;
    this.#firstFrom.fill(this.vertexCount, 0, this.vertexCount);
    for (let vertex = 0; vertex < this.vertexCount; vertex++) {
      const cell = this.#cellOfVertex[vertex];
      const row = this.row[vertex];
      const column = this.column[vertex];
      const canInsert = column < hypothesis.length;
      const canDelete = row < source.length;
      if (canInsert) this.#addElementary(vertex, cell + 1, moves, Move.insertion, 0);
      if (canDelete) this.#addElementary(vertex, cell + rowStep, moves, Move.deletion, 0);
      if (canInsert && canDelete) {
        const unchanged = source[row] === hypothesis[column] ? 1 : 0;
        this.#addElementary(vertex, cell + rowStep + 1, moves, Move.diagonal, unchanged);
      }
    }
  }

  #addElementary(vertex: number, target: number, moves: Uint8Array, move: number, unchanged: number): void {
    const arriving = moves[target];
    const tables = ((arriving & move) === 0 ? 0 : 1) + ((arriving & (move << SECOND_TABLE)) === 0 ? 0 : 1);
    if (tables === 0) return;
    const arc = this.#addArc(vertex, this.#vertexOfCell[target], 1, unchanged, move === Move.insertion ? 1 : 0);
    this.#list(arc);
    // Relaxing the same arc twice in a row changes nothing, so a second listing only counts.
    this.listed[arc] = tables;
    this.listLength += tables - 1;
  }

  #joinArcs(maxUnchanged: number, limit: number): boolean {
    const { vertexCount } = this;
    const elementaryCount = this.arcCount;
    let firstOut = 0;
    for (let middle = 0; middle < vertexCount; middle++) {
      while (firstOut < elementaryCount && this.from[firstOut] < middle) firstOut++;
      let lastOut = firstOut;
      while (lastOut < elementaryCount && this.from[lastOut] === middle) lastOut++;
      for (let start = this.#firstFrom[middle]; start < middle; start++) {
        const head = this.#arcBetween[middle * vertexCount + start] - 1;
        if (head < 0) continue;
        const length = this.length[head] + 1;
        for (let tail = firstOut; tail < lastOut; tail++) {
          const unchanged = this.unchanged[head] + this.unchanged[tail];
          if (unchanged > maxUnchanged) continue;
          const present = this.#arcBetween[this.to[tail] * vertexCount + start] - 1;
          if (present < 0) {
            this.#list(this.#addArc(start, this.to[tail], length, unchanged, this.insertsFirst[head]));
          } else if (length < this.length[present]) {
            this.length[present] = length;
            this.unchanged[present] = unchanged;
            this.insertsFirst[present] = this.insertsFirst[head];
            this.#list(present);
          }
        }
        if (this.listLength > limit) return false;
      }
    }
    return true;
  }

  /**
   * Phrases of unchanged words alone are no edits and leave the list. The official program removes them while it
   * walks over the list, and so steps over the entry that follows each removed one.
   */
  #dropUnchangedPhrases(): void {
    const { order } = this;
    let kept = 0;
    for (let at = 0; at < this.orderCount; at++) {
      const arc = order[at];
      if (this.length[arc] > 1 && this.isUnchanged(arc)) {
        this.listLength--;
        at++;
        if (at === this.orderCount) break;
      }
      order[kept++] = order[at];
    }
    this.orderCount = kept;
  }

  #addArc(from: number, to: number, length: number, unchanged: number, insertsFirst: number): number {
    if (this.arcCount === this.from.length) this.#growArcs();
    const arc = this.arcCount++;
    this.from[arc] = from;
    this.to[arc] = to;
    this.length[arc] = length;
    this.unchanged[arc] = unchanged;
    this.insertsFirst[arc] = insertsFirst;
    this.listed[arc] = 0;
    this.#arcBetween[to * this.vertexCount + from] = arc + 1;
    if (from < this.#firstFrom[to]) this.#firstFrom[to] = from;
    return arc;
  }

  #list(arc: number): void {
    if (this.orderCount === this.order.length) this.order = grown(this.order);
    this.order[this.orderCount++] = arc;
    this.listed[arc]++;
    this.listLength++;
  }

  #growVertices(): void {
    this.row = grown(this.row);
    this.column = grown(this.column);
    this.#cellOfVertex = grown(this.#cellOfVertex);
    this.#firstFrom = grown(this.#firstFrom);
  }

  #growArcs(): void {
    this.from = grown(this.from);
    this.to = grown(this.to);
    this.length = grown(this.length);
    this.unchanged = grown(this.unchanged);
    this.insertsFirst = grown(this.insertsFirst);
    this.listed = grown(this.listed);
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(256, 2 * array.length));
  larger.set(array);
  return larger;
}

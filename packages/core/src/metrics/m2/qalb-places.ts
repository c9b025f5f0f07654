import type { GoldEdit } from '../edit-based/gold-edit.js';
import type { PhraseLattice } from './phrase-lattice.js';

/**
 * Where the scorer of the QALB shared tasks takes arcs to be. To it, an insertion before the first word is as far into
 * the source as it is into the hypothesis. The words that an edit replaces are still the right ones, so that an edit
 * which is taken to be elsewhere matches a gold edit only where the same words stand.
 */
export class QalbPlaces {
  readonly #lattice: PhraseLattice;
  #source: Int32Array = new Int32Array(0);

  constructor(lattice: PhraseLattice) {
    this.#lattice = lattice;
  }

  open(source: Int32Array): void {
    this.#source = source;
  }

  start(arc: number): number {
    const { from, row, column, insertsFirst } = this.#lattice;
    const vertex = from[arc];
    return row[vertex] === 0 && insertsFirst[arc] === 1 ? column[vertex] : row[vertex];
  }

  end(arc: number): number {
    const { to, row, column } = this.#lattice;
    const vertex = to[arc];
    return row[vertex] === 0 ? column[vertex] - 1 : row[vertex];
  }

  /** Arcs that are taken to be at a place, as often as they are listed, by start and end vertex. */
  arcsAt(start: number, end: number): number[] {
    const { arcCount, from, to, listed } = this.#lattice;
    const arcs: number[] = [];
    for (let arc = 0; arc < arcCount; arc++) {
      if (this.start(arc) !== start || this.end(arc) !== end) continue;
      for (let times = listed[arc]; times > 0; times--) arcs.push(arc);
    }
    return arcs.sort((a, b) => from[a] - from[b] || to[a] - to[b]);
  }

  /** Whether an arc replaces the words of a gold edit. */
  replaces(arc: number, { start, end }: Pick<GoldEdit, 'start' | 'end'>): boolean {
    const { from, to, row } = this.#lattice;
    const first = row[from[arc]];
    const length = row[to[arc]] - first;
    if (length !== end - start) return false;
    for (let at = 0; at < length; at++) if (this.#source[first + at] !== this.#source[start + at]) return false;
    return true;
  }
}

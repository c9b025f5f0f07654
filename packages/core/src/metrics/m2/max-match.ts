import type { ProposedEdit } from '../../edits/proposed-edit.js';
import { accepts, type GoldEdit } from '../edit-based/gold-edit.js';
import type { PhraseLattice } from './phrase-lattice.js';
import type { QalbPlaces } from './qalb-places.js';

/** Added to the cost of an edit that matches no gold edit, once for each time the official list names it. */
const WRONG_EDIT = 0.001;

/**
 * Finds the edit sequence that overlaps the gold most (Dahlmeier & Ng 2012, section 2.2), with the costs, the
 * order and the arithmetic of the official scorer: see docs/metrics/m2.md.
 */
export class MaxMatcher {
  readonly #lattice: PhraseLattice;
  /** The costs of arcs that match no gold edit. */
  #wrongCosts = new Float64Array(0);
  #costs = new Float64Array(0);
  #distances = new Float64Array(0);
  #arrivals = new Int32Array(0);

  /** Where arcs are taken to be, if not where they are. */
  readonly #places: QalbPlaces | undefined;

  constructor(lattice: PhraseLattice, places?: QalbPlaces) {
    this.#lattice = lattice;
    this.#places = places;
  }

  /** To be called when the lattice has been built anew. */
  open(): void {
    const { arcCount, length, listed } = this.#lattice;
    if (this.#costs.length < arcCount) {
      this.#costs = new Float64Array(this.#lattice.from.length);
      this.#wrongCosts = new Float64Array(this.#lattice.from.length);
    }
    const costs = this.#wrongCosts;
    for (let arc = 0; arc < arcCount; arc++) {
      let cost = length[arc];
      // One by one: the sum of the official scorer, to the last bit.
      if (!this.#lattice.isUnchanged(arc)) for (let times = listed[arc]; times > 0; times--) cost += WRONG_EDIT;
      costs[arc] = cost;
    }
  }

  match(golds: readonly GoldEdit[], hypothesis: Int32Array): ProposedEdit[] {
    this.#weigh(golds, hypothesis);
    this.#relax();
    return this.#editsOnPath();
  }

  #weigh(golds: readonly GoldEdit[], hypothesis: Int32Array): void {
    this.#costs.set(this.#wrongCosts.subarray(0, this.#lattice.arcCount));
    let insertionOffsets: Set<number> | undefined;
    for (const gold of golds) {
      if (gold.start === gold.end) (insertionOffsets ??= new Set()).add(gold.start);
      else this.#weighMatches(gold, hypothesis);
    }
    if (insertionOffsets === undefined) return;
    for (const offset of insertionOffsets) {
      const insertions = golds.filter((gold) => gold.start === offset && gold.end === offset);
      this.#weighInsertions(offset, insertions, hypothesis);
    }
  }

  #weighMatches(gold: GoldEdit, hypothesis: Int32Array): void {
    const lattice = this.#lattice;
    const { column, listLength } = lattice;
    if (this.#places !== undefined) {
      for (const arc of this.#places.arcsAt(gold.start, gold.end)) {
        if (this.#fits(arc, gold, hypothesis)) this.#costs[arc] = -listLength;
      }
      return;
    }
    const endFrom = lattice.firstInRow(gold.start + 1);
    const firstTo = lattice.firstInRow(gold.end);
    const endTo = lattice.firstInRow(gold.end + 1);
    for (let from = lattice.firstInRow(gold.start); from < endFrom; from++) {
      for (let to = firstTo; to < endTo; to++) {
        const arc = lattice.arcBetween(from, to);
        if (arc >= 0 && accepts(gold, hypothesis, column[from], column[to])) this.#costs[arc] = -listLength;
      }
    }
  }

  /**
   * Gold insertions at one place are used in order and once each. The official scorer walks over the arcs at that
   * place from both ends in turn, with a window on the golds that shrinks at each match.
   */
  #weighInsertions(offset: number, golds: readonly GoldEdit[], hypothesis: Int32Array): void {
    const { from, to, length, listLength } = this.#lattice;
    const costs = this.#costs;
    const arcs = this.#places?.arcsAt(offset, offset) ?? this.#insertionsAt(offset);
    for (const arc of arcs) costs[arc] = length[arc];
    const fits = (arc: number, gold: number): boolean => this.#fits(arc, golds[gold], hypothesis);

    let front = 0;
    let back = arcs.length - 1;
    let firstGold = 0;
    let lastGold = golds.length - 1;
    let atFront = true;
    while (front <= back) {
      if (atFront || front === back) {
        const arc = arcs[front++];
        let gold = firstGold;
        while (gold <= lastGold && !fits(arc, gold)) gold++;
        if (gold <= lastGold) {
          costs[arc] = -listLength;
          firstGold = gold + 1;
          while (front < arcs.length && from[arcs[front]] !== to[arc]) costs[arcs[front++]] += WRONG_EDIT;
        } else {
          costs[arc] += WRONG_EDIT;
          atFront = false;
        }
      } else {
        const arc = arcs[back--];
        let gold = lastGold;
        while (gold >= firstGold && !fits(arc, gold)) gold--;
        if (gold >= firstGold) {
          costs[arc] = -listLength;
          lastGold = gold - 1;
          while (back >= 0 && to[arcs[back]] !== from[arc]) costs[arcs[back--]] += WRONG_EDIT;
        } else {
          costs[arc] += WRONG_EDIT;
          atFront = true;
        }
      }
    }
  }

  /** Whether an arc at the place of a gold edit makes it. */
  #fits(arc: number, gold: GoldEdit, hypothesis: Int32Array): boolean {
    const { from, to, column } = this.#lattice;
    if (this.#places?.replaces(arc, gold) === false) return false;
    return accepts(gold, hypothesis, column[from[arc]], column[to[arc]]);
  }

  /** Insertion arcs at a place, as often as they are listed, by start and end vertex. */
  #insertionsAt(offset: number): number[] {
    const { listed } = this.#lattice;
    const end = this.#lattice.firstInRow(offset + 1);
    const arcs: number[] = [];
    for (let from = this.#lattice.firstInRow(offset); from < end; from++) {
      for (let to = from + 1; to < end; to++) {
        const arc = this.#lattice.arcBetween(from, to);
        if (arc >= 0) for (let times = listed[arc]; times > 0; times--) arcs.push(arc);
      }
    }
    return arcs;
  }

  /** Bellman-Ford in the order of the official list: among equal costs the first found stays. */
  #relax(): void {
    const { vertexCount, order, orderCount, from, to } = this.#lattice;
    if (this.#distances.length < vertexCount) {
      this.#distances = new Float64Array(2 * vertexCount);
      this.#arrivals = new Int32Array(2 * vertexCount);
    }
    const costs = this.#costs;
    const distances = this.#distances;
    const arrivals = this.#arrivals;
    distances.fill(Infinity, 0, vertexCount);
    distances[0] = 0;
    let changed = true;
    for (let round = 1; changed && round < vertexCount; round++) {
      changed = false;
      for (let at = 0; at < orderCount; at++) {
        const arc = order[at];
        const distance = distances[from[arc]] + costs[arc];
        if (distance < distances[to[arc]]) {
          distances[to[arc]] = distance;
          arrivals[to[arc]] = arc;
          changed = true;
        }
      }
    }
  }

  /** Where gold edits can match an arc; nowhere if other words stand there. */
  #takenPlace(arc: number, places: QalbPlaces): { readonly start: number; readonly end: number } {
    const place = { start: places.start(arc), end: places.end(arc) };
    return places.replaces(arc, place) ? place : { start: -1, end: -1 };
  }

  #editsOnPath(): ProposedEdit[] {
    const { vertexCount, from, to, row, column } = this.#lattice;
    const edits: ProposedEdit[] = [];
    let vertex = vertexCount - 1;
    while (vertex > 0) {
      const arc = this.#arrivals[vertex];
      const start = from[arc];
      if (!this.#lattice.isUnchanged(arc)) {
        const edit = { start: row[start], end: row[to[arc]], from: column[start], to: column[to[arc]] };
        edits.push(this.#places === undefined ? edit : { ...edit, taken: this.#takenPlace(arc, this.#places) });
      }
      vertex = start;
    }
    return edits.reverse();
  }
}

import { Move, SECOND_TABLE, type EditLattice } from '../../edits/lattice.js';
import type { ProposedEdit } from '../../edits/proposed-edit.js';
import { occursAt, type GoldEdit } from '../edit-based/gold-edit.js';

const inEitherTable = (move: number): number => move | (move << SECOND_TABLE);
const DIAGONAL = inEitherTable(Move.diagonal);
const DELETION = inEitherTable(Move.deletion);
const INSERTION = inEitherTable(Move.insertion);

/** Mode 0 is outside of a wrong edit; mode u + 1 is within one that has used u unchanged words. */
const OUTSIDE = 0;
const OPENED = 1;

/** How a state was reached; `closed + mode` tells which mode was left when a wrong edit ended. */
const Step = {
  unchanged: 1,
  substitution: 2,
  deletion: 3,
  insertion: 4,
  /** Added to one of the three before when the move opens a wrong edit. */
  opening: 3,
  match: 8,
  closed: 9,
} as const;

/** A matched edit: one jump from a state outside of wrong edits to a later one. */
interface Jump {
  readonly row: number;
  readonly column: number;
  /** Absent: the layer in which paths leave that row. */
  readonly layer?: number;
  readonly cost: number;
}

/** How the states of one row were reached: layers (gold insertions at this place that are behind) x columns x modes. */
interface Row {
  readonly first: number;
  readonly width: number;
  readonly steps: Uint8Array | Uint16Array;
  readonly jumps: Map<number, Jump>;
  /** For each column and mode the layer with the least cost; absent where there is one layer. */
  readonly leavingLayer: Uint16Array | undefined;
}

/** The least costs with which paths leave a row, columns x modes. */
interface Leaving {
  readonly first: number;
  readonly costs: Float64Array;
}

/**
 * MaxMatch for lattices too large to list their phrase edits. The objective is the official scorer's, without the
 * accidents of its list: most matches; then the fewest elementary moves outside of matches; then the fewest wrong
 * edits. Time and memory grow with the cells of the lattice times `maxUnchanged`.
 *
 * No phrase edit is listed. A path walks over elementary moves, outside of a wrong edit or within one that may
 * hold `maxUnchanged` unchanged words; a matched edit is one jump. Gold insertions at one place are used in order
 * and once each.
 */
export class BoundedMatcher {
  readonly #lattice: EditLattice;
  readonly #maxUnchanged: number;
  readonly #modes: number;
  /** Cost of an elementary move: no number of wrong edits (cost 1) outweighs it. */
  readonly #move: number;
  /** Reward of a match: no number of moves outweighs it. */
  readonly #match: number;
  #costs = new Float64Array(0);
  #steps: Uint8Array | Uint16Array = new Uint8Array(0);

  constructor(lattice: EditLattice, maxUnchanged: number) {
    this.#lattice = lattice;
    this.#maxUnchanged = Math.min(maxUnchanged, lattice.source.length);
    this.#modes = this.#maxUnchanged + 2;
    this.#move = lattice.source.length + lattice.hypothesis.length + 2;
    this.#match = this.#move * this.#move;
  }

  match(golds: readonly GoldEdit[]): ProposedEdit[] {
    const rows: Row[] = [];
    const arrivals = new Map<number, Map<number, Jump>>();
    let leaving: Leaving | undefined;
    for (let row = 0; row <= this.#lattice.source.length; row++) {
      const insertions = golds.filter((gold) => gold.start === row && gold.end === row);
      const jumps = this.#fillRow(row, insertions, leaving, arrivals.get(row));
      const first = this.#lattice.firstColumn(row);
      const width = this.#lattice.lastColumn(row) - first + 1;
      const { costs, layer } = this.#leave(width, insertions.length + 1);
      rows.push({ first, width, steps: this.#steps, jumps, leavingLayer: layer });
      leaving = { first, costs };
      for (const gold of golds) if (gold.start === row && gold.end > row) this.#announce(gold, leaving, arrivals);
    }
    return this.#editsOnPath(rows);
  }

  #fillRow(
    row: number,
    insertions: readonly GoldEdit[],
    above: Leaving | undefined,
    arriving: ReadonlyMap<number, Jump> | undefined,
  ): Map<number, Jump> {
    const { source, hypothesis, moves } = this.#lattice;
    const modes = this.#modes;
    const first = this.#lattice.firstColumn(row);
    const last = this.#lattice.lastColumn(row);
    const width = last - first + 1;
    const size = (insertions.length + 1) * width * modes;
    this.#costs = new Float64Array(size).fill(Infinity);
    this.#steps = Step.closed + modes < 256 ? new Uint8Array(size) : new Uint16Array(size);
    const jumps = new Map<number, Jump>();
    if (row === 0) this.#costs[OUTSIDE] = 0;
    for (let layer = 0; layer <= insertions.length; layer++) {
      for (let column = first; column <= last; column++) {
        const cell = this.#lattice.cell(row, column);
        if (!this.#lattice.isVertex(cell)) continue;
        const state = (layer * width + column - first) * modes;
        if (layer === 0 && above !== undefined) {
          const straightAbove = (column - above.first) * modes;
          if ((moves[cell] & DIAGONAL) !== 0) {
            const from = straightAbove - modes;
            if (source[row - 1] === hypothesis[column - 1]) this.#keep(above.costs, from, state);
            else this.#change(above.costs, from, state, Step.substitution);
          }
          if ((moves[cell] & DELETION) !== 0) this.#change(above.costs, straightAbove, state, Step.deletion);
        }
        if ((moves[cell] & INSERTION) !== 0) this.#change(this.#costs, state - modes, state, Step.insertion);
        const jump =
          layer === 0 ? arriving?.get(column) : this.#matchedInsertion(row, column, layer, insertions[layer - 1]);
        if (jump !== undefined && this.#reach(state + OUTSIDE, jump.cost - this.#match, Step.match)) {
          jumps.set(state + OUTSIDE, jump);
        }
        for (let mode = OPENED; mode < modes; mode++) {
          this.#reach(state + OUTSIDE, this.#costs[state + mode], Step.closed + mode);
        }
      }
    }
    return jumps;
  }

  /** An unchanged word: free to take, but within a wrong edit it uses up one of those allowed. */
  #keep(costs: Float64Array, from: number, to: number): void {
    this.#reach(to + OUTSIDE, costs[from + OUTSIDE] + this.#move, Step.unchanged);
    for (let mode = OPENED + 1; mode < this.#modes; mode++) {
      this.#reach(to + mode, costs[from + mode - 1] + this.#move, Step.unchanged);
    }
  }

  /** A changed word: opens a wrong edit, or goes on with one. */
  #change(costs: Float64Array, from: number, to: number, step: number): void {
    this.#reach(to + OPENED, costs[from + OUTSIDE] + this.#move + 1, step + Step.opening);
    for (let mode = OPENED; mode < this.#modes; mode++) {
      this.#reach(to + mode, costs[from + mode] + this.#move, step);
    }
  }

  #reach(state: number, cost: number, step: number): boolean {
    if (cost >= this.#costs[state]) return false;
    this.#costs[state] = cost;
    this.#steps[state] = step;
    return true;
  }

  /** The cheapest way to arrive here by making the gold insertion that leads into this layer. */
  #matchedInsertion(row: number, column: number, layer: number, gold: GoldEdit): Jump | undefined {
    const { hypothesis, moves } = this.#lattice;
    const first = this.#lattice.firstColumn(row);
    const width = this.#lattice.lastColumn(row) - first + 1;
    let best: Jump | undefined;
    for (const correction of gold.corrections) {
      const start = column - correction.length;
      if (start === column || start < first || !occursAt(correction, hypothesis, start)) continue;
      let connected = true;
      for (let at = start + 1; at <= column; at++) {
        connected &&= (moves[this.#lattice.cell(row, at)] & INSERTION) !== 0;
      }
      if (!connected) continue;
      for (let from = 0; from < layer; from++) {
        const cost = this.#costs[(from * width + start - first) * this.#modes + OUTSIDE];
        if (cost < (best?.cost ?? Infinity)) best = { row, column: start, layer: from, cost };
      }
    }
    return best;
  }

  #leave(width: number, layers: number): { costs: Float64Array; layer: Uint16Array | undefined } {
    if (layers === 1) return { costs: this.#costs, layer: undefined };
    const size = width * this.#modes;
    const costs = this.#costs.slice(0, size);
    const layer = new Uint16Array(size);
    for (let at = size; at < this.#costs.length; at++) {
      const state = at % size;
      if (this.#costs[at] >= costs[state]) continue;
      costs[state] = this.#costs[at];
      layer[state] = at / size;
    }
    return { costs, layer };
  }

  /** Notes for the row in which the gold edit ends where paths can arrive by making it. */
  #announce(gold: GoldEdit, leaving: Leaving, arrivals: Map<number, Map<number, Jump>>): void {
    const lattice = this.#lattice;
    const width = leaving.costs.length / this.#modes;
    for (const correction of gold.corrections) {
      for (let at = 0; at < width; at++) {
        const cost = leaving.costs[at * this.#modes + OUTSIDE];
        const column = leaving.first + at;
        const target = column + correction.length;
        if (cost === Infinity || target < lattice.firstColumn(gold.end) || target > lattice.lastColumn(gold.end))
          continue;
        if (!lattice.isVertex(lattice.cell(gold.end, target))) continue;
        if (!occursAt(correction, lattice.hypothesis, column)) continue;
        if (!this.#isEdit(gold.start, column, gold.end, target)) continue;
        let row = arrivals.get(gold.end);
        if (row === undefined) arrivals.set(gold.end, (row = new Map<number, Jump>()));
        if (cost < (row.get(target)?.cost ?? Infinity)) row.set(target, { row: gold.start, column, cost });
      }
    }
  }

  /** True when a lattice path between the cells changes something and has few enough unchanged words. */
  #isEdit(top: number, left: number, bottom: number, right: number): boolean {
    const { source, hypothesis, moves } = this.#lattice;
    const width = right - left + 1;
    let above = new Float64Array(width).fill(Infinity);
    let current = new Float64Array(width);
    for (let row = top; row <= bottom; row++) {
      current.fill(Infinity);
      const last = Math.min(right, this.#lattice.lastColumn(row));
      for (let column = Math.max(left, this.#lattice.firstColumn(row)); column <= last; column++) {
        const at = column - left;
        const arriving = moves[this.#lattice.cell(row, column)];
        let unchanged = row === top && column === left ? 0 : Infinity;
        if (at > 0 && (arriving & INSERTION) !== 0) unchanged = Math.min(unchanged, current[at - 1]);
        if (row > top && (arriving & DELETION) !== 0) unchanged = Math.min(unchanged, above[at]);
        if (row > top && at > 0 && (arriving & DIAGONAL) !== 0) {
          const same = source[row - 1] === hypothesis[column - 1] ? 1 : 0;
          unchanged = Math.min(unchanged, above[at - 1] + same);
        }
        current[at] = unchanged;
      }
      [above, current] = [current, above];
    }
    const least = above[width - 1];
    const nothingChanged = bottom - top === right - left && least === bottom - top;
    return least <= this.#maxUnchanged && !nothingChanged;
  }

  #editsOnPath(rows: readonly Row[]): ProposedEdit[] {
    const edits: ProposedEdit[] = [];
    let row = this.#lattice.source.length;
    let column = this.#lattice.hypothesis.length;
    let mode = OUTSIDE;
    let layer = this.#layerLeaving(rows[row], column, mode);
    let closing = { row, column };
    while (row > 0 || column > 0) {
      const { first, width, steps, jumps } = rows[row];
      const state = (layer * width + column - first) * this.#modes + mode;
      const step = steps[state];
      if (step >= Step.closed) {
        closing = { row, column };
        mode = step - Step.closed;
        continue;
      }
      if (step === Step.match) {
        const jump = jumps.get(state);
        if (jump === undefined) throw new Error('a matched edit has no beginning');
        edits.push({ start: jump.row, end: row, from: jump.column, to: column });
        ({ row, column } = jump);
        layer = jump.layer ?? this.#layerLeaving(rows[row], column, mode);
        continue;
      }
      const opens = step > Step.insertion;
      const move = opens ? step - Step.opening : step;
      if (move !== Step.insertion) row--;
      if (move !== Step.deletion) column--;
      if (opens) {
        edits.push({ start: row, end: closing.row, from: column, to: closing.column });
        mode = OUTSIDE;
      } else if (move === Step.unchanged && mode !== OUTSIDE) {
        mode--;
      }
      if (move !== Step.insertion) layer = this.#layerLeaving(rows[row], column, mode);
    }
    return edits.reverse();
  }

  #layerLeaving({ first, leavingLayer }: Row, column: number, mode: number): number {
    return leavingLayer === undefined ? 0 : leavingLayer[(column - first) * this.#modes + mode];
  }
}

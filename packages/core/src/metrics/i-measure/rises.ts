import type { Edge, Lattice } from './lattice.js';
import type { Cells, Links } from './links.js';
import { GAP } from './pair-table.js';

const UNREACHED = 1 << 28;

export interface Rises {
  readonly meetingCosts: Int32Array;
  readonly risesBefore: Int32Array;
  readonly risesAfter: Int32Array;
}

/**
 * Bounds on what a cell costs more than the meeting cell of its node, whatever the reference. When an alignment takes a
 * step on from a cell, one at the meeting cell may go on to the next meeting cell, or go where that step leads and cost
 * the same from there. So a cell gains on the meeting cell no more than the better of the two allows. Arriving at a cell
 * is the same the other way round.
 */
export function risesOf(
  lattice: Lattice,
  cells: Cells,
  links: Links,
  boundaryMeetings: Int32Array,
  width: number,
): Rises {
  const detours = new Detours(lattice, cells, links, boundaryMeetings, width);
  return {
    meetingCosts: detours.meetingCosts,
    risesBefore: risesBefore(cells, links, detours),
    risesAfter: risesAfter(cells, links, detours),
  };
}

function risesBefore({ places }: Cells, links: Links, detours: Detours): Int32Array {
  const { edgeRows, rowCells, rowLinks, linkCells, linkCosts } = links;
  const { meetingCosts, toMeeting } = detours;
  const rises = new Int32Array(places.length).fill(UNREACHED);
  rises[0] = 0;
  for (let edge = 0; edge + 1 < edgeRows.length; edge++) {
    const acrossFrom = detours.acrossFrom(edge);
    const firstCell = rowCells[edgeRows[edge]];
    for (let row = edgeRows[edge]; row < edgeRows[edge + 1]; row++) {
      const cell = rowCells[row];
      for (let link = rowLinks[row]; link < rowLinks[row + 1]; link++) {
        const from = linkCells[link];
        const cost = linkCosts[link];
        let rise = Math.max(rises[from], -toMeeting[from]) + cost;
        if (from < firstCell) rise = Math.max(rise - meetingCosts[edge], cost - acrossFrom[from]);
        if (rise < rises[cell]) rises[cell] = rise;
      }
    }
  }
  for (let cell = 0; cell < rises.length; cell++) rises[cell] = Math.max(rises[cell], -toMeeting[cell]);
  return rises;
}

function risesAfter({ places }: Cells, links: Links, detours: Detours): Int32Array {
  const { edgeRows, rowCells, rowLinks, linkCells, linkCosts } = links;
  const { meetingCosts, fromMeeting, acrossTo } = detours;
  const rises = new Int32Array(places.length).fill(UNREACHED);
  rises[places.length - 1] = 0;
  for (let edge = edgeRows.length - 2; edge >= 0; edge--) {
    const firstCell = rowCells[edgeRows[edge]];
    for (let row = edgeRows[edge + 1] - 1; row >= edgeRows[edge]; row--) {
      const cell = rowCells[row];
      const after = Math.max(rises[cell], -fromMeeting[cell]);
      for (let link = rowLinks[row]; link < rowLinks[row + 1]; link++) {
        const from = linkCells[link];
        const cost = linkCosts[link];
        let rise = cost + after;
        if (from < firstCell) rise = Math.max(rise - meetingCosts[edge], cost - acrossTo[row]);
        if (rise < rises[from]) rises[from] = rise;
      }
    }
  }
  for (let cell = 0; cell < rises.length; cell++) rises[cell] = Math.max(rises[cell], -fromMeeting[cell]);
  return rises;
}

/** What it costs to leave the way from meeting cell to meeting cell, and to join it. Edges have the numbers of `edgeRows`. */
class Detours {
  readonly meetingCosts: Int32Array;
  /** By cell: what going there from the meeting cell of its node costs, without a token of the reference. */
  readonly fromMeeting: Int32Array;
  /** By cell: what going from there to the meeting cell of its node costs, without a token of the reference. */
  readonly toMeeting: Int32Array;
  /** By row: what going there from the meeting cell of the node before costs. */
  readonly acrossTo: Int32Array;
  readonly #lattice: Lattice;
  readonly #cells: Cells;
  readonly #links: Links;
  readonly #width: number;
  /** By node. */
  readonly #meetings: Int32Array;
  /** By node, an edge whose rows have the links within the node. */
  readonly #edgesInto: Int32Array;
  readonly #acrossFrom: Int32Array;

  constructor(lattice: Lattice, cells: Cells, links: Links, boundaryMeetings: Int32Array, width: number) {
    const nodes = cells.first.length - 1;
    this.#lattice = lattice;
    this.#cells = cells;
    this.#links = links;
    this.#width = width;
    this.#meetings = new Int32Array(nodes).fill(-1);
    lattice.boundaries.forEach((node, at) => (this.#meetings[node] = boundaryMeetings[at]));
    this.#edgesInto = new Int32Array(nodes);
    lattice.edges.forEach(({ to }, edge) => (this.#edgesInto[to] = edge + 1));
    this.meetingCosts = new Int32Array(lattice.edges.length + 1);
    this.fromMeeting = new Int32Array(cells.places.length).fill(UNREACHED);
    this.toMeeting = new Int32Array(cells.places.length).fill(UNREACHED);
    this.acrossTo = new Int32Array(links.rowCells.length).fill(UNREACHED);
    this.#acrossFrom = new Int32Array(cells.places.length);
    boundaryMeetings.forEach((meeting, at) => this.#measureNode(lattice.boundaries[at], meeting));
    lattice.edges.forEach((edge, at) => this.#cross(edge, at + 1));
  }

  /** By cell: what going from there to the meeting cell behind the edge costs. */
  acrossFrom(edge: number): Int32Array {
    const across = this.#acrossFrom;
    if (edge === 0) return across;
    const { edgeRows, rowCells, rowLinks, linkCells, linkCosts } = this.#links;
    const { from: node } = this.#lattice.edges[edge - 1];
    across.fill(UNREACHED, this.#cells.first[node], this.#cells.first[node + 1]);
    const firstCell = rowCells[edgeRows[edge]];
    for (let row = edgeRows[edge]; row < edgeRows[edge + 1]; row++) {
      for (let link = rowLinks[row]; link < rowLinks[row + 1]; link++) {
        const from = linkCells[link];
        if (from < firstCell) across[from] = Math.min(across[from], linkCosts[link] + this.toMeeting[rowCells[row]]);
      }
    }
    this.#spreadBack(node, across);
    return across;
  }

  #cross({ to, stage, path }: Edge, edge: number): void {
    const { edgeRows, rowLinks, linkCells, linkCosts } = this.#links;
    const firstRow = edgeRows[edge];
    const firstCell = this.#cells.first[to];
    for (let row = firstRow; row < edgeRows[edge + 1]; row++) {
      let least = UNREACHED;
      for (let link = rowLinks[row]; link < rowLinks[row + 1]; link++) {
        const from = linkCells[link];
        const before = from < firstCell ? this.fromMeeting[from] : this.acrossTo[firstRow + from - firstCell];
        if (before + linkCosts[link] < least) least = before + linkCosts[link];
      }
      this.acrossTo[row] = least;
    }
    if (this.#meetings[to] === -1) this.#meet(to, edge, stage, path);
    this.meetingCosts[edge] = this.acrossTo[firstRow + this.#meetings[to] - firstCell];
  }

  /** Picks the cell of a node within a path that seems to be on the cheapest way to the meeting cell behind the path. */
  #meet(node: number, edge: number, stage: number, path: number): void {
    const { first, places } = this.#cells;
    const { boundaries, firstEdges, stages } = this.#lattice;
    // The number of the edge is one more than in the lattice.
    const left = stages[stage].paths[path].length - (edge - firstEdges[stage][path]);
    const goal = places[this.#meetings[boundaries[stage + 1]]];
    let best = first[node];
    let least = Infinity;
    for (let cell = first[node]; cell < first[node + 1]; cell++) {
      const source = Math.floor(goal / this.#width) - Math.floor(places[cell] / this.#width);
      const hypothesis = (goal % this.#width) - (places[cell] % this.#width);
      if (source < 0 || hypothesis < 0) continue;
      const gaps = Math.abs(source - left) + Math.abs(hypothesis - left) + Math.abs(source - hypothesis);
      const cost = this.acrossTo[this.#links.edgeRows[edge] + cell - first[node]] + gaps * GAP;
      if (cost > least) continue;
      least = cost;
      best = cell;
    }
    this.#meetings[node] = best;
    this.#measureNode(node, best);
  }

  #measureNode(node: number, meeting: number): void {
    this.fromMeeting[meeting] = 0;
    this.toMeeting[meeting] = 0;
    this.#spread(node, this.fromMeeting);
    this.#spreadBack(node, this.toMeeting);
  }

  /** Lowers the costs of cells by the links within a node. */
  #spread(node: number, costs: Int32Array): void {
    const { edgeRows, rowCells, rowLinks, linkCells, linkCosts } = this.#links;
    const edge = this.#edgesInto[node];
    const firstCell = this.#cells.first[node];
    for (let row = edgeRows[edge]; row < edgeRows[edge + 1]; row++) {
      const cell = rowCells[row];
      for (let link = rowLinks[row]; link < rowLinks[row + 1]; link++) {
        const from = linkCells[link];
        if (from >= firstCell) costs[cell] = Math.min(costs[cell], costs[from] + linkCosts[link]);
      }
    }
  }

  /** The same against the direction of the links. */
  #spreadBack(node: number, costs: Int32Array): void {
    const { edgeRows, rowCells, rowLinks, linkCells, linkCosts } = this.#links;
    const edge = this.#edgesInto[node];
    const firstCell = this.#cells.first[node];
    for (let row = edgeRows[edge + 1] - 1; row >= edgeRows[edge]; row--) {
      const cell = rowCells[row];
      for (let link = rowLinks[row]; link < rowLinks[row + 1]; link++) {
        const from = linkCells[link];
        if (from >= firstCell) costs[from] = Math.min(costs[from], costs[cell] + linkCosts[link]);
      }
    }
  }
}

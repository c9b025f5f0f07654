import type { Band } from './band.js';
import { FN, FP, FPN, TN, TP } from './columns.js';

const UNREACHED = 1 << 28;
/** Counts are digits of numbers to this base: TP, TN and FP of one, FN and FPN of another. */
const BASE = 1 << 17;
const HASH_FACTOR = 0x01000193;

/** What links add to the two numbers, by what they count as; the last counts as nothing. */
const LOW = new Float64Array(6);
LOW[TP] = BASE * BASE;
LOW[TN] = BASE;
LOW[FP] = LOW[FPN] = 1;
const HIGH = new Float64Array(6);
HIGH[FN] = BASE;
HIGH[FPN] = BASE + 1;

/**
 * What the past leaves for the future at a boundary: the cells that a cheapest alignment may go through, with costs
 * relative to a bound on that of the meeting cell, and counts relative to those of the cheapest cell. References with
 * the same frontier go on alike.
 */
export interface Frontier {
  /** The number of the boundary. */
  readonly boundary: number;
  readonly id: number;
  readonly cells: Int32Array;
  readonly costs: Int32Array;
  readonly lows: Float64Array;
  readonly highs: Float64Array;
  /** Those that were taken, by path. */
  readonly steps: (Step | undefined)[];
}

/** Where a path leads, and what it adds to the counts at the cheapest cell. */
export interface Step {
  readonly next: Frontier;
  readonly counts: readonly [tp: number, tn: number, fp: number, fn: number, fpn: number];
}

/** The frontiers of a band as they are met: each is found once, and each step is taken once. */
export class Frontiers {
  readonly first: Step;
  /** Links followed so far: what the work was. */
  work = 0;
  readonly band: Band;
  /** By a hash. */
  readonly #known = new Map<number, Frontier[]>();
  readonly #costs: Int32Array;
  readonly #lows: Float64Array;
  readonly #highs: Float64Array;
  #count = 0;

  constructor(band: Band) {
    this.band = band;
    const cells = band.risesAfter.length;
    this.#costs = new Int32Array(cells).fill(UNREACHED);
    this.#lows = new Float64Array(cells);
    this.#highs = new Float64Array(cells);
    this.#costs[0] = 0;
    this.#follow(0);
    this.first = this.#arrive(0, 0);
  }

  /** Goes on from a frontier along a path of the stage behind it. */
  step(frontier: Frontier, path: number): Step {
    return (frontier.steps[path] ??= this.#take(frontier, path));
  }

  #take({ boundary, cells, costs, lows, highs }: Frontier, path: number): Step {
    const { lattice, boundaryCells } = this.band;
    const [first, end] = boundaryCells[boundary];
    this.#costs.fill(UNREACHED, first, end);
    for (let at = 0; at < cells.length; at++) {
      this.#costs[cells[at]] = costs[at];
      this.#lows[cells[at]] = lows[at];
      this.#highs[cells[at]] = highs[at];
    }
    const firstEdge = lattice.firstEdges[boundary][path];
    const edges = Math.max(1, lattice.stages[boundary].paths[path].length);
    let meetingCost = 0;
    for (let edge = firstEdge + 1; edge <= firstEdge + edges; edge++) {
      this.#follow(edge);
      meetingCost += this.band.meetingCosts[edge];
    }
    return this.#arrive(boundary + 1, meetingCost);
  }

  /** Finds costs and counts for the rows of an edge; of links that cost the same the first counts. */
  #follow(edge: number): void {
    const { edgeRows, rowCells, rowLinks, linkCells, linkCosts, linkCounts } = this.band;
    const costs = this.#costs;
    const lows = this.#lows;
    const highs = this.#highs;
    const start = edge === 0 ? 1 : edgeRows[edge];
    const end = edgeRows[edge + 1];
    for (let row = start; row < end; row++) {
      let best = UNREACHED;
      let bestLink = -1;
      for (let link = rowLinks[row]; link < rowLinks[row + 1]; link++) {
        const cost = costs[linkCells[link]] + linkCosts[link];
        if (cost >= best) continue;
        best = cost;
        bestLink = link;
      }
      const cell = rowCells[row];
      costs[cell] = best;
      if (bestLink === -1) continue;
      const from = linkCells[bestLink];
      lows[cell] = lows[from] + LOW[linkCounts[bestLink]];
      highs[cell] = highs[from] + HIGH[linkCounts[bestLink]];
    }
    if (end > start) this.work += rowLinks[end] - rowLinks[start];
  }

  /** The frontier at a boundary whose meeting cell costs at most so much, without cells that cost too much for any future. */
  #arrive(boundary: number, meetingCost: number): Step {
    const { boundaryCells, meetingCells, risesAfter } = this.band;
    const cost = Math.min(meetingCost, this.#costs[meetingCells[boundary]]);
    const [first, end] = boundaryCells[boundary];
    const isLast = boundary + 1 === boundaryCells.length;
    const cells: number[] = [];
    for (let cell = isLast ? end - 1 : first; cell < end; cell++) {
      if (this.#costs[cell] - cost + risesAfter[cell] <= 0) cells.push(cell);
    }
    const cheapest = cells.reduce((best, cell) => (this.#costs[cell] < this.#costs[best] ? cell : best));
    const low = this.#lows[cheapest];
    const high = this.#highs[cheapest];
    let hash = boundary;
    for (const cell of cells) {
      hash = Math.imul(hash ^ cell, HASH_FACTOR) ^ (this.#costs[cell] - cost);
      hash = Math.imul(hash ^ (this.#lows[cell] - low), HASH_FACTOR) ^ (this.#highs[cell] - high);
    }
    let alike = this.#known.get(hash);
    if (alike === undefined) this.#known.set(hash, (alike = []));
    let next = alike.find((known) => known.boundary === boundary && this.#isAt(known, cells, cost, low, high));
    if (next === undefined) {
      next = {
        boundary,
        id: this.#count++,
        cells: Int32Array.from(cells),
        costs: Int32Array.from(cells, (cell) => this.#costs[cell] - cost),
        lows: Float64Array.from(cells, (cell) => this.#lows[cell] - low),
        highs: Float64Array.from(cells, (cell) => this.#highs[cell] - high),
        steps: [],
      };
      alike.push(next);
    }
    return { next, counts: readCounts(low, high) };
  }

  #isAt(known: Frontier, cells: readonly number[], cost: number, low: number, high: number): boolean {
    if (known.cells.length !== cells.length) return false;
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at];
      if (known.cells[at] !== cell || known.costs[at] !== this.#costs[cell] - cost) return false;
      if (known.lows[at] !== this.#lows[cell] - low || known.highs[at] !== this.#highs[cell] - high) return false;
    }
    return true;
  }
}

/** The counts at each cell of a frontier beyond those at the cheapest. */
export function relativeCounts({ lows, highs }: Frontier): Step['counts'][] {
  return Array.from(lows, (low, at) => readCounts(low, highs[at]));
}

/** Digits may be negative here, but none is further from 0 than half the base. */
function readCounts(low: number, high: number): Step['counts'] {
  const fp = lastDigit(low);
  const tn = lastDigit((low - fp) / BASE);
  const tp = ((low - fp) / BASE - tn) / BASE;
  const fpn = lastDigit(high);
  return [tp, tn, fp, (high - fpn) / BASE, fpn];
}

function lastDigit(number: number): number {
  const half = BASE / 2;
  return ((((number + half) % BASE) + BASE) % BASE) - half;
}

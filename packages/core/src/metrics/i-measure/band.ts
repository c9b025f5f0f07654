import { leastCostsThrough, type Lattice, type Potentials } from './lattice.js';
import { findCell, linkCells, withoutDead, type Cells, type Links } from './links.js';
import type { PairTable } from './pair-table.js';
import { risesOf } from './rises.js';
import type { Segmentation } from './segmentation.js';

const UNREACHED = 1 << 28;

/**
 * The cells that a cheapest alignment of source, hypothesis and any reference of a lattice may go through, and the
 * steps between them. A cell is a node of the lattice with a place in the source and one in the hypothesis. Each node
 * has a meeting cell, which an alignment can always go through.
 */
export interface Band extends Links {
  readonly lattice: Lattice;
  /** For each boundary, its cells from the first to behind the last. */
  readonly boundaryCells: readonly (readonly [first: number, end: number])[];
  /** For each boundary, its meeting cell. */
  readonly meetingCells: Int32Array;
  /** What going from one meeting cell to the next costs, with the numbers of `edgeRows`. */
  readonly meetingCosts: Int32Array;
  /** How much less than at the meeting cell it may cost to arrive at a cell, as a number below 0, or how much more it must. */
  readonly risesBefore: Int32Array;
  /** The same of going on from a cell to the end. */
  readonly risesAfter: Int32Array;
}

/** What is known of a sequence, source or hypothesis, and all references, by node and place as in `leastCostsThrough`. */
export interface PairBounds {
  /** See `leastCostsThrough`. */
  readonly through: Int32Array;
  /** How much more it costs at least to arrive at a place than at the boundary of the segment, whatever the reference. */
  readonly risesBefore: Int32Array;
  /** The same of going on from there. */
  readonly risesAfter: Int32Array;
}

/**
 * A sequence as source and as hypothesis, in step; then both pairs with the reference cost the same. The bounds hold for
 * alignments of the pair that cost at most so much more than the potentials.
 */
export function bandInStep(
  lattice: Lattice,
  sequence: Int32Array,
  boundaries: readonly number[],
  potentials: Potentials,
  mostExcess: number,
): { readonly band: Band; readonly bounds: PairBounds } {
  const through = leastCostsThrough(sequence, lattice, potentials);
  const width = sequence.length + 1;
  const nodes = through.length / width;
  const first = new Int32Array(nodes + 1);
  const places: number[] = [];
  for (let node = 0; node < nodes; node++) {
    for (let at = 0; at < width; at++) if (through[node * width + at] <= mostExcess) places.push(at * width + at);
    first[node + 1] = places.length;
  }
  const cells = { first, places: Int32Array.from(places) };
  const band = connect(lattice, sequence, sequence, cells, boundaries, boundaries);
  const halved = (rises: Int32Array): Int32Array => {
    const byPlace = new Int32Array(through.length).fill(UNREACHED);
    for (let node = 0; node < nodes; node++) {
      for (let cell = first[node]; cell < first[node + 1]; cell++) {
        byPlace[node * width + (places[cell] % width)] = Math.min(UNREACHED, rises[cell] / 2);
      }
    }
    return byPlace;
  };
  return {
    band,
    bounds: { through, risesBefore: halved(band.risesBefore), risesAfter: halved(band.risesAfter) },
  };
}

/** The band of a segmented hypothesis, unless it has too many cells; `table` has been filled with source and hypothesis. */
export function bandOf(
  lattice: Lattice,
  { hypothesis, boundaries, hypothesisPotentials }: Segmentation,
  source: PairBounds,
  table: PairTable,
  mostCells: number,
): Band | undefined {
  // What the pair of source and reference costs less than its potentials, the other may cost more.
  const mostExcess = -source.through.reduce((least, cost) => Math.min(least, cost), 0);
  const { bounds } = bandInStep(lattice, hypothesis, boundaries, hypothesisPotentials, mostExcess);
  const cells = likelyCells(lattice, hypothesis, source, bounds, table, mostCells);
  if (cells === undefined) return undefined;
  const sourceBoundaries = [...lattice.stages.map(({ from }) => from), lattice.source.length];
  return connect(lattice, lattice.source, hypothesis, cells, sourceBoundaries, boundaries);
}

function connect(
  lattice: Lattice,
  source: Int32Array,
  hypothesis: Int32Array,
  cells: Cells,
  sourceBoundaries: readonly number[],
  hypothesisBoundaries: readonly number[],
): Band {
  const width = hypothesis.length + 1;
  const meetingCells = Int32Array.from(lattice.boundaries, (node, at) =>
    findCell(cells, node, sourceBoundaries[at] * width + hypothesisBoundaries[at]),
  );
  const links = linkCells(lattice, source, hypothesis, cells);
  const { meetingCosts, risesBefore, risesAfter } = risesOf(lattice, cells, links, meetingCells, width);
  return {
    lattice,
    boundaryCells: lattice.boundaries.map((node) => [cells.first[node], cells.first[node + 1]] as const),
    meetingCells,
    meetingCosts,
    ...withoutDead(links, risesBefore, risesAfter),
    risesBefore,
    risesAfter,
  };
}

/**
 * The cells that the three pairs by themselves do not exclude. An alignment along a cheapest one of source and
 * hypothesis costs at most as much as that one over the three pairs by themselves, since costs obey the triangle
 * inequality; and one in segments at most the potentials.
 */
function likelyCells(
  { boundaries }: Lattice,
  hypothesis: Int32Array,
  source: PairBounds,
  own: PairBounds,
  { cost: slack, excess: pairExcess }: PairTable,
  most: number,
): Cells | undefined {
  const nodes = boundaries[boundaries.length - 1] + 1;
  const width = hypothesis.length + 1;
  const sourceWidth = source.through.length / nodes;
  const first = new Int32Array(nodes + 1);
  const places: number[] = [];
  const columns: number[] = [];
  for (let node = 0; node < nodes; node++) {
    columns.length = 0;
    for (let h = 0; h < width; h++) if (riseAt(own, node * width + h) <= slack) columns.push(h);
    for (let s = 0; s < sourceWidth; s++) {
      const at = node * sourceWidth + s;
      const rise = riseAt(source, at);
      if (rise > slack) continue;
      const through = source.through[at];
      for (const h of columns) {
        const excess = pairExcess[s * width + h];
        const ownAt = node * width + h;
        if (through + own.through[ownAt] + excess > 0 || rise + riseAt(own, ownAt) + excess > slack) continue;
        places.push(s * width + h);
      }
    }
    if (places.length > most) return undefined;
    first[node + 1] = places.length;
  }
  return { first, places: Int32Array.from(places) };
}

function riseAt({ risesBefore, risesAfter }: PairBounds, at: number): number {
  return risesBefore[at] + risesAfter[at];
}

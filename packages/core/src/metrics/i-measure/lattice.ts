import { GAP, MISMATCH } from './pair-table.js';

/** A stretch of the source, and the different ways in which references go on over it. */
export interface Stage {
  readonly from: number;
  readonly to: number;
  readonly paths: readonly Int32Array[];
}

/** A step of a path from one node to the next. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  /** Undefined for the only step of an empty path. */
  readonly token: number | undefined;
  readonly stage: number;
  readonly path: number;
  /** Whether the path begins with it. */
  readonly isFirst: boolean;
}

/** All references of a sentence: each takes one path of every stage. */
export interface Lattice {
  readonly source: Int32Array;
  readonly stages: readonly Stage[];
  /** The nodes between stages: one before each, and the last. Nodes have numbers in the order of the references. */
  readonly boundaries: readonly number[];
  /** In the order of the nodes that they lead to, and those of a path one after the other. */
  readonly edges: readonly Edge[];
  /** For each stage and path, the number of its first edge. */
  readonly firstEdges: readonly (readonly number[])[];
}

export function latticeOf(source: Int32Array, stages: readonly Stage[]): Lattice {
  const boundaries = [0];
  const edges: Edge[] = [];
  const firstEdges: number[][] = [];
  let node = 0;
  stages.forEach(({ paths }, stage) => {
    const start = boundaries[stage];
    const end = start + 1 + paths.reduce((inner, { length }) => inner + Math.max(0, length - 1), 0);
    boundaries.push(end);
    firstEdges.push([]);
    paths.forEach((tokens, path) => {
      firstEdges[stage].push(edges.length);
      const steps = Math.max(1, tokens.length);
      for (let at = 0; at < steps; at++) {
        const from = at === 0 ? start : node;
        const to = at === steps - 1 ? end : ++node;
        edges.push({ from, to, token: tokens.at(at), stage, path, isFirst: at === 0 });
      }
    });
    node = end;
  });
  return { source, stages, boundaries, edges, firstEdges };
}

/** What is taken off the cost of an alignment for each path that the reference takes, by stage and path. */
export type Potentials = readonly (readonly number[])[];

const UNREACHED = 1 << 28;

/** What aligning the sequence with the reference nearest to it costs. */
export function leastCost(sequence: Int32Array, lattice: Lattice): number {
  const free = lattice.stages.map(({ paths }) => paths.map(() => 0));
  return leastCostsThrough(sequence, lattice, free)[0];
}

/**
 * For each node and each place in the sequence, what aligning the sequence with any reference costs at least, less the
 * potentials of its paths, when the alignment comes by there. Place p of node n has the index n * (length + 1) + p.
 */
export function leastCostsThrough(sequence: Int32Array, lattice: Lattice, potentials: Potentials): Int32Array {
  const { boundaries, edges } = lattice;
  const width = sequence.length + 1;
  const size = (boundaries[boundaries.length - 1] + 1) * width;
  const before = new Int32Array(size).fill(UNREACHED);
  const after = new Int32Array(size).fill(UNREACHED);
  for (let at = 0; at < width; at++) {
    before[at] = at * GAP;
    after[size - 1 - at] = at * GAP;
  }
  for (const edge of edges) stepOn(before, edge, sequence, edge.isFirst ? potentials[edge.stage][edge.path] : 0);
  for (let at = edges.length - 1; at >= 0; at--) {
    const edge = edges[at];
    stepBack(after, edge, sequence, edge.isFirst ? potentials[edge.stage][edge.path] : 0);
  }
  for (let at = 0; at < size; at++) before[at] += after[at];
  return before;
}

function stepOn(costs: Int32Array, { from, to, token }: Edge, sequence: Int32Array, potential: number): void {
  const width = sequence.length + 1;
  const source = from * width;
  const target = to * width;
  let here = UNREACHED;
  for (let at = 0; at < width; at++) {
    let cost = costs[source + at];
    if (token !== undefined) {
      cost += GAP;
      if (at > 0) {
        const pair = costs[source + at - 1] + (sequence[at - 1] === token ? 0 : MISMATCH);
        if (pair < cost) cost = pair;
        if (here + GAP < cost) cost = here + GAP;
      }
      here = cost;
    }
    if (cost - potential < costs[target + at]) costs[target + at] = cost - potential;
  }
}

function stepBack(costs: Int32Array, { from, to, token }: Edge, sequence: Int32Array, potential: number): void {
  const width = sequence.length + 1;
  const source = from * width;
  const target = to * width;
  let here = UNREACHED;
  for (let at = width - 1; at >= 0; at--) {
    let cost = costs[target + at];
    if (token !== undefined) {
      cost += GAP;
      if (at < width - 1) {
        const pair = costs[target + at + 1] + (sequence[at] === token ? 0 : MISMATCH);
        if (pair < cost) cost = pair;
        if (here + GAP < cost) cost = here + GAP;
      }
      here = cost;
    }
    if (cost - potential < costs[source + at]) costs[source + at] = cost - potential;
  }
}

import { Column, HYPOTHESIS_STEPS, SOURCE_STEPS } from './columns.js';
import type { Lattice, Potentials, Stage } from './lattice.js';
import type { PairTable } from './pair-table.js';
import type { ThreeWayAligner } from './three-way.js';
import { tokensOf } from './tokens.js';
import { isEqual } from '../../text/vocabulary.js';

/** A hypothesis cut into a segment for each stage of a lattice, along a cheapest alignment with the source. */
export interface Segmentation {
  readonly hypothesis: Int32Array;
  /** Where each segment begins, and where the last ends. */
  readonly boundaries: readonly number[];
  /** What aligning the segments of source, hypothesis and path costs. */
  readonly potentials: Potentials;
  /** Of these, what is left for hypothesis and path besides the other two pairs. */
  readonly hypothesisPotentials: Potentials;
}

/** Whether no reference changes the stage. */
function isPlain(source: Int32Array, { from, to, paths }: Stage): boolean {
  return paths.length === 1 && isEqual(source.subarray(from, to), paths[0]);
}

/** Cuts a hypothesis; `sourceCosts` are what source and path cost in each stage, and `table` is left filled. */
export function segment(
  lattice: Lattice,
  sourceCosts: Potentials,
  hypothesis: Int32Array,
  table: PairTable,
  aligner: ThreeWayAligner,
): Segmentation {
  const { source, stages } = lattice;
  table.fill(source, hypothesis);
  const boundaries = cutAt(lattice, hypothesis, table);
  const potentials: (readonly number[])[] = [];
  const hypothesisPotentials: (readonly number[])[] = [];
  stages.forEach((stage, at) => {
    const sourceSegment = source.subarray(stage.from, stage.to);
    const segmentTokens = hypothesis.subarray(boundaries[at], boundaries[at + 1]);
    if (isEqual(sourceSegment, segmentTokens)) {
      potentials.push(sourceCosts[at].map((cost) => 2 * cost));
      hypothesisPotentials.push(sourceCosts[at]);
      return;
    }
    aligner.open(tokensOf(sourceSegment), tokensOf(segmentTokens));
    const costs = stage.paths.map((path) => {
      aligner.align(tokensOf(path));
      return aligner.cost;
    });
    const pairCost = aligner.sourceHypothesisCost;
    potentials.push(costs);
    hypothesisPotentials.push(costs.map((cost, path) => cost - pairCost - sourceCosts[at][path]));
  });
  return { hypothesis, boundaries, potentials, hypothesisPotentials };
}

/** What the hypothesis inserts between two stages goes to one that references change, insertions first. */
function cutAt({ source, stages }: Lattice, hypothesis: Int32Array, table: PairTable): number[] {
  const columns = new Uint8Array(source.length + hypothesis.length);
  const length = table.trace('right', Column.sourceHypothesis, Column.source, Column.hypothesis, columns);
  /** Where the hypothesis is behind the token before, and before the token, for each place in the source. */
  const behind = new Int32Array(source.length + 1);
  const ahead = new Int32Array(source.length + 1).fill(hypothesis.length);
  let s = 0;
  let h = 0;
  for (let at = 0; at < length; at++) {
    const column = columns[at];
    if (SOURCE_STEPS[column] === 1) ahead[s] = h;
    s += SOURCE_STEPS[column];
    h += HYPOTHESIS_STEPS[column];
    if (SOURCE_STEPS[column] === 1) behind[s] = h;
  }
  const inner = stages.slice(1).map((next, at) => {
    const last = stages[at];
    const leavesInsertions = isPlain(source, last) || (last.to > last.from && !isPlain(source, next));
    return (leavesInsertions ? behind : ahead)[next.from];
  });
  return [0, ...inner, hypothesis.length];
}

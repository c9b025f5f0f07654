import { FIRST_BETTER, SECOND_BETTER, type PairwiseJudgments } from '../judgments/pairwise.js';
import type { MersenneTwister } from '../random/mersenne-twister.js';
import type { PairCounts } from './pair-counts.js';

/** What a resample draws as one: a single pairwise judgment, all of one ranking, or all of one sentence. */
export const RESAMPLE_UNITS = ['judgment', 'ranking', 'sentence'] as const;
export type ResampleUnit = (typeof RESAMPLE_UNITS)[number];

/**
 * Resamples of single judgments: `counts` of outcomes drawn at once, or one of the `judgments` after the other, as
 * published. Both have the same distribution.
 */
export const JUDGMENT_DRAWS = ['counts', 'judgments'] as const;
export type JudgmentDraws = (typeof JUDGMENT_DRAWS)[number];

/** What resamples draw from: plain data, made once for all threads that draw. */
export interface ResampleSource {
  readonly systems: readonly string[];
  /** The cells of the tally that each unit adds to: single cells, or groups of them. */
  readonly units: Uint32Array | CellGroups;
}

export function resampleSource(pairs: PairwiseJudgments, unit: ResampleUnit): ResampleSource {
  const cells = cellsOf(pairs);
  return { systems: pairs.names, units: unit === 'judgment' ? cells : groupCells(pairs[unit], cells) };
}

/** Draws as many units as there are, with replacement. The counts are overwritten by the next draw. */
export type JudgmentResampler = (random: MersenneTwister) => PairCounts;

export function judgmentResampler({ systems, units }: ResampleSource): JudgmentResampler {
  const size = systems.length;
  const tally = new Int32Array(2 * size * size);
  const counts = { systems, wins: new Float64Array(size * size), ties: new Float64Array(size * size) };
  const draw = 'starts' in units ? drawGroups(units) : drawCells(units);
  return (random) => {
    tally.fill(0);
    draw(random, tally);
    spread(tally, counts, size);
    return counts;
  };
}

/** The cell of the tally for each judgment: wins by row and column, then ties by the first and the second. */
function cellsOf({ names, first, second, outcome }: PairwiseJudgments): Uint32Array {
  const size = names.length;
  const cells = new Uint32Array(outcome.length);
  for (let row = 0; row < cells.length; row++) {
    const across = first[row] * size + second[row];
    if (outcome[row] === FIRST_BETTER) cells[row] = across;
    else if (outcome[row] === SECOND_BETTER) cells[row] = second[row] * size + first[row];
    else cells[row] = size * size + across;
  }
  return cells;
}

type Draw = (random: MersenneTwister, tally: Int32Array) => void;

function drawCells(cells: Uint32Array): Draw {
  return (random, tally) => {
    for (let left = cells.length; left > 0; left--) tally[cells[random.below(cells.length)]]++;
  };
}

/** The cells of each group and how often it has them, one group after the other. */
interface CellGroups {
  /** Where each group starts; one more than there are groups. */
  readonly starts: Int32Array;
  readonly cells: Uint32Array;
  readonly times: Int32Array;
}

function drawGroups({ starts, cells, times }: CellGroups): Draw {
  const groups = starts.length - 1;
  return (random, tally) => {
    for (let left = groups; left > 0; left--) {
      const group = random.below(groups);
      for (let at = starts[group]; at < starts[group + 1]; at++) tally[cells[at]] += times[at];
    }
  };
}

function groupCells(keys: Int32Array, rowCells: Uint32Array): CellGroups {
  const groups = new Map<number, Map<number, number>>();
  rowCells.forEach((cell, row) => {
    let group = groups.get(keys[row]);
    if (group === undefined) groups.set(keys[row], (group = new Map<number, number>()));
    group.set(cell, (group.get(cell) ?? 0) + 1);
  });
  // By key, so that the order of the judgments in the file does not matter.
  const sorted = [...groups].sort(([a], [b]) => a - b).map(([, group]) => [...group]);
  const starts = new Int32Array(sorted.length + 1);
  sorted.forEach(({ length }, group) => {
    starts[group + 1] = starts[group] + length;
  });
  return {
    starts,
    cells: Uint32Array.from(sorted.flat(), ([cell]) => cell),
    times: Int32Array.from(sorted.flat(), ([, count]) => count),
  };
}

function spread(tally: Int32Array, { wins, ties }: PairCounts, size: number): void {
  for (let first = 0; first < size; first++) {
    for (let second = 0; second < size; second++) {
      const across = first * size + second;
      wins[across] = tally[across];
      // A tie is counted where the first of the two sorts first.
      ties[across] = tally[size * size + (first < second ? across : second * size + first)];
    }
  }
}

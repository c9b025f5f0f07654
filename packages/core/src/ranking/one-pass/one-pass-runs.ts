import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import type { Job } from '../../runner/job.js';
import type { Share } from '../../runner/shares.js';
import { seedOf } from '../../significance/resample.js';
import type { ResampleUnit } from '../resample-judgments.js';
import { playRow, startSkills, type Matches } from './one-pass-skills.js';

/** Matches, and which of them are drawn as one. */
export interface MatchUnits {
  readonly matches: Matches;
  /** The rows of all units, one unit after the other. */
  readonly rows: Int32Array;
  /** Where each unit starts; one more than there are units. */
  readonly starts: Int32Array;
}

export function matchUnits(
  { names, first, second, outcome, ...columns }: PairwiseJudgments,
  unit: ResampleUnit,
): MatchUnits {
  const rowsOf = new Map<number, number[]>();
  for (let row = 0; row < outcome.length; row++) {
    const key = unit === 'judgment' ? row : columns[unit][row];
    const rows = rowsOf.get(key);
    if (rows === undefined) rowsOf.set(key, [row]);
    else rows.push(row);
  }
  const groups = [...rowsOf.values()];
  const starts = new Int32Array(groups.length + 1);
  groups.forEach(({ length }, group) => (starts[group + 1] = starts[group] + length));
  return { matches: { names, first, second, outcome }, rows: Int32Array.from(groups.flat()), starts };
}

export interface OnePassTask {
  readonly units: MatchUnits;
  readonly share: Share;
}

/**
 * Computes the skills of a share of the runs. A run plays as many units as there are, drawn with replacement, in the
 * order in which they are drawn: which comes first is as arbitrary as which sentences there are.
 */
export const onePassJob: Job<OnePassTask, Float64Array[]> = {
  name: 'rank-in-one-pass',
  work: ({ units: { matches, rows, starts }, share: { first, end, seed } }) =>
    Array.from({ length: end - first }, (_, at) => {
      const random = new MersenneTwister(seedOf(seed, first + at));
      const skills = startSkills(matches);
      const units = starts.length - 1;
      for (let left = units; left > 0; left--) {
        const unit = random.below(units);
        for (let index = starts[unit]; index < starts[unit + 1]; index++) playRow(matches, rows[index], skills);
      }
      return skills.means;
    }),
};

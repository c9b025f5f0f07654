import { scalesInUse, scoreTable, type ScoreTable } from '../../judgments/direct-assessment/score-table.js';
import { standardise } from '../../judgments/direct-assessment/standardise.js';
import type { Ranking } from '../../judgments/ranking.js';
import { checkScored } from '../direct-assessment/check-scored.js';
import { systemIndex } from './judged-shape.js';

/**
 * What units say of two systems, in rows of `width` numbers. For each system and scale: 1 if it is scored, else 0, and
 * then its mean standardised score.
 */
export interface ScoreUnits {
  readonly width: number;
  readonly values: Float64Array;
}

/** The scores of two systems: of each sentence, since a system's score is a mean over these, and of each judgment. */
export interface ScoredPair {
  readonly sentences: ScoreUnits;
  readonly judgments: ScoreUnits;
}

export function scoredPair(rankings: readonly Ranking[], systems: readonly [string, string]): ScoredPair {
  const table = scoreTable(rankings, scalesInUse(rankings));
  checkScored(table, undefined);
  const pair = [systemIndex(table.systems, systems[0]), systemIndex(table.systems, systems[1])] as const;
  const { z } = standardise(table);
  return {
    sentences: unitsOf(table, z, pair, table.sentence),
    judgments: unitsOf(table, z, pair, inOrder(table.ranking)),
  };
}

/** Rows of the same `unit` are averaged; units are counted from 0. */
function unitsOf(
  { scales, starts, system }: ScoreTable,
  z: Float64Array,
  pair: readonly [number, number],
  unit: Int32Array,
): ScoreUnits {
  const width = 4 * scales.length;
  const counts = new Float64Array(width * (unit.reduce((most, at) => Math.max(most, at), -1) + 1));
  unit.forEach((at, row) => {
    const members = system.subarray(starts[row], starts[row + 1]);
    pair.forEach((member, side) => {
      if (!members.includes(member)) return;
      scales.forEach((_, column) => {
        const score = z[row * scales.length + column];
        const place = at * width + 2 * (side * scales.length + column);
        if (Number.isNaN(score)) return;
        counts[place]++;
        counts[place + 1] += score;
      });
    });
  });
  for (let place = 0; place < counts.length; place += 2) {
    if (counts[place] === 0) continue;
    counts[place + 1] /= counts[place];
    counts[place] = 1;
  }
  return { width, values: counts };
}

/** The same groups, counted from 0 without gaps; rows of a group follow each other. */
function inOrder(group: Int32Array): Int32Array {
  let at = -1;
  return group.map((value, row) => (row === 0 || value !== group[row - 1] ? ++at : at));
}

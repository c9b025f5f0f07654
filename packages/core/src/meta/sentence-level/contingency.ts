import type { Concordance } from '../../stats/concordance.js';
import { CELLS } from './cells.js';

/** How often each human relation met each metric relation, by `cellOf`. */
export type Contingency = ArrayLike<number>;

export function countCells(cells: Uint8Array): Float64Array {
  const counts = new Float64Array(CELLS);
  for (let row = 0; row < cells.length; row++) counts[cells[row]]++;
  return counts;
}

/** The pairs by agreement, human first. */
export function concordanceOfCells(counts: Contingency): Concordance {
  return {
    concordant: counts[0] + counts[8],
    discordant: counts[2] + counts[6],
    firstTies: counts[3] + counts[5],
    secondTies: counts[1] + counts[7],
    bothTies: counts[4],
  };
}

/** As three rows of three: human better, tie, worse; in each, the metric's better, tie, worse. */
export function contingencyRows(counts: Contingency): number[][] {
  return [0, 3, 6].map((start) => [counts[start], counts[start + 1], counts[start + 2]]);
}

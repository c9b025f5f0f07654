import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import type { Concordance } from '../../stats/concordance.js';
import { columnsFor, missingSentence, type SentenceScores } from './sentence-scores.js';

/** The cells of the table of human against metric relations: better, tie, worse for each. */
export const CELLS = 9;

/** The cell of two relations, each the sign of a rank or score difference as in `PairwiseJudgments`. */
export function cellOf(human: number, metric: number): number {
  return 3 * (human + 1) + (metric + 1);
}

/** By how much the metric likes the second of each judged pair better than the first. */
export function scoreDifferences(pairs: PairwiseJudgments, metric: SentenceScores): Float64Array {
  const { names, first, second, sentence } = pairs;
  const columns = columnsFor(metric, names);
  const differences = new Float64Array(sentence.length);
  for (let row = 0; row < differences.length; row++) {
    const at = sentence[row];
    const firstScore = columns[first[row]][at];
    const secondScore = columns[second[row]][at];
    const difference = secondScore - firstScore;
    // An index beyond the end of a column gives NaN too.
    if (Number.isNaN(difference)) {
      throw missingSentence(metric, names[Number.isFinite(firstScore) ? second[row] : first[row]], at);
    }
    differences[row] = difference;
  }
  return differences;
}

/** The cell of each judged pair. Scores tie when they are equal as stored, or no further apart than `epsilon`. */
export function cellsOf({ outcome }: PairwiseJudgments, differences: Float64Array, epsilon = 0): Uint8Array {
  const cells = new Uint8Array(outcome.length);
  for (let row = 0; row < cells.length; row++) {
    const difference = differences[row];
    cells[row] = cellOf(outcome[row], Math.abs(difference) <= epsilon ? 0 : Math.sign(difference));
  }
  return cells;
}

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

import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { columnsFor, missingSentence, type SentenceScores } from './sentence-scores.js';

/** The cells of the table of human against metric relations: better, tie, worse for each. */
export const CELLS = 9;

/** The cell of two relations, each the sign of a rank or score difference as in `PairwiseJudgments`. */
function cellOf(human: number, metric: number): number {
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

import { emptyPairs, type PairwiseJudgments } from './pairwise.js';

/** The judgments of some rows, of the same systems and judges. */
export function filterPairs(pairs: PairwiseJudgments, keep: (row: number) => boolean): PairwiseJudgments {
  const rows = new Int32Array(pairs.outcome.length);
  let size = 0;
  for (let row = 0; row < rows.length; row++) if (keep(row)) rows[size++] = row;
  const kept = emptyPairs(pairs.names, pairs.judges, size);
  for (const column of ['first', 'second', 'outcome', 'sentence', 'judge', 'ranking'] as const) {
    const from = pairs[column];
    const to = kept[column];
    for (let at = 0; at < size; at++) to[at] = from[rows[at]];
  }
  return kept;
}

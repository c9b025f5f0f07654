import { emptyPairs, type PairwiseJudgments } from './pairwise.js';

/** The judgments whose rows `keep` accepts, over the same systems and judges. */
export function filterPairs(pairs: PairwiseJudgments, keep: (row: number) => boolean): PairwiseJudgments {
  const size = pairs.outcome.length;
  const rows = new Int32Array(size);
  let count = 0;
  for (let row = 0; row < size; row++) if (keep(row)) rows[count++] = row;
  const kept = emptyPairs(pairs.names, pairs.judges, count);
  for (const column of ['first', 'second', 'outcome', 'sentence', 'judge', 'ranking'] as const) {
    const from = pairs[column];
    const to = kept[column];
    for (let at = 0; at < count; at++) to[at] = from[rows[at]];
  }
  return kept;
}

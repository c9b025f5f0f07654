import { emptyPairs, type PairwiseJudgments } from './pairwise.js';

/** The judgments of some rows, of the same systems and judges. */
export function filterPairs(pairs: PairwiseJudgments, keep: (row: number) => boolean): PairwiseJudgments {
  const rows = pairs.ranking.map((_, row) => row).filter(keep);
  const kept = emptyPairs(pairs.names, pairs.judges, rows.length);
  for (const column of ['first', 'second', 'outcome', 'sentence', 'judge', 'ranking'] as const) {
    const from = pairs[column];
    const to = kept[column];
    for (let at = 0; at < rows.length; at++) to[at] = from[rows[at]];
  }
  return kept;
}

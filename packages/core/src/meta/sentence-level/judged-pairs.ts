import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { cellsOf, scoreDifferences } from './cells.js';
import { groupBySentence, type SentenceGroups } from './sentence-groups.js';
import type { SentenceScores } from './sentence-scores.js';

/** Judged pairs with what each metric says of them: all sentence-level results come from these. */
export interface JudgedPairs {
  readonly pairs: PairwiseJudgments;
  readonly metrics: readonly string[];
  /** By metric: the difference of the two scores, and the cell, of each pair. */
  readonly differences: readonly Float64Array[];
  readonly cells: readonly Uint8Array[];
  readonly groups: SentenceGroups;
}

export function judgePairs(pairs: PairwiseJudgments, metrics: readonly SentenceScores[]): JudgedPairs {
  const differences = metrics.map((metric) => scoreDifferences(pairs, metric));
  const cells = differences.map((metricDifferences) => cellsOf(pairs, metricDifferences));
  return {
    pairs,
    metrics: metrics.map(({ name }) => name),
    differences,
    cells,
    groups: groupBySentence(pairs.sentence, cells),
  };
}

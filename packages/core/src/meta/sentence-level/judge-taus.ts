import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { CELLS } from './cells.js';
import type { JudgedPairs } from './judged-pairs.js';
import { tieStatistics, type TieStatistics } from './statistics.js';

/** How well a metric agrees with one judge, and with all the others. */
export interface JudgeTaus {
  readonly judge: string;
  readonly alone: TieStatistics;
  readonly others: TieStatistics;
}

/** The statistics of each judge's pairs, and of all pairs but that judge's: whether one judge makes the result. */
export function tausByJudge({ judges, judge }: PairwiseJudgments, cells: Uint8Array): JudgeTaus[] {
  const total = new Float64Array(CELLS);
  const counts = judges.map(() => new Float64Array(CELLS));
  for (let row = 0; row < cells.length; row++) {
    counts[judge[row]][cells[row]]++;
    total[cells[row]]++;
  }
  return judges.map((name, at) => ({
    judge: name,
    alone: tieStatistics(counts[at]),
    others: tieStatistics(total.map((count, cell) => count - counts[at][cell])),
  }));
}

export interface MetricJudges {
  readonly metric: string;
  readonly judges: readonly JudgeTaus[];
}

export function judgesOfMetrics({ pairs, metrics, cells }: JudgedPairs): MetricJudges[] {
  return metrics.map((metric, at) => ({ metric, judges: tausByJudge(pairs, cells[at]) }));
}

import { kendall, pearson, spearman } from '../../stats/correlation.js';
import { withoutSystems, type ScoredSystems } from '../scored-systems.js';

interface PlainCorrelations {
  readonly pearson: number | null;
  readonly spearman: number | null;
  readonly kendall: number | null;
}

/** The correlations of all metrics on a subset of the systems. */
export interface SubsetCorrelations {
  /** The systems that took part. */
  readonly systems: readonly string[];
  /** In the order of the metrics. */
  readonly metrics: readonly PlainCorrelations[];
}

export interface LeftOut extends SubsetCorrelations {
  readonly without: string;
}

/** The correlations without each system in turn: one system can make or break them (Mathur et al. 2020). */
export function leaveOneOut(scored: ScoredSystems): LeftOut[] {
  return scored.systems.map((without) => ({ without, ...correlateSubset(withoutSystems(scored, [without])) }));
}

export function correlateSubset({ systems, human, metrics }: ScoredSystems): SubsetCorrelations {
  return {
    systems,
    metrics: metrics.map(({ scores }) => ({
      pearson: pearson(human, scores),
      spearman: spearman(human, scores),
      kendall: kendall(human, scores),
    })),
  };
}

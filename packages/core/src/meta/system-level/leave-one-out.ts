import { kendall, pearson, spearman } from '../../stats/correlation.js';
import { withoutSystems, byHumanScore, selectSystems, type ScoredSystems } from '../scored-systems.js';

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

/** Fewer systems have no correlation worth a look. */
const FEWEST = 3;

/**
 * The correlations within each run of `width` systems that people put next to each other, the best first (window
 * analysis, Kobayashi et al. 2024): whether a metric can tell systems apart that are close.
 */
export function windowCorrelations(scored: ScoredSystems, width: number): SubsetCorrelations[] {
  const ordered = byHumanScore(scored);
  const windows: SubsetCorrelations[] = [];
  if (width < FEWEST) return windows;
  for (let first = 0; first + width <= ordered.systems.length; first++) {
    windows.push(correlateSubset(selectSystems(ordered, range(first, first + width))));
  }
  return windows;
}

/** The correlations over the best systems only, from all of them down to three (top-N, Ma et al. 2019). */
export function topCorrelations(scored: ScoredSystems): SubsetCorrelations[] {
  const ordered = byHumanScore(scored);
  const curves: SubsetCorrelations[] = [];
  for (let size = ordered.systems.length; size >= FEWEST; size--) {
    curves.push(correlateSubset(selectSystems(ordered, range(0, size))));
  }
  return curves;
}

function range(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, at) => first + at);
}

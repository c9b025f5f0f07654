import { kendall, pearson, spearman, type Correlation } from '../../stats/correlation.js';
import { holm } from '../../stats/holm.js';
import { withoutSystems, type ScoredSystems } from '../scored-systems.js';
import { bootstrapSystems } from './bootstrap-systems.js';
import { correlateSystems, type SystemCorrelation } from './correlations.js';
import type { Interval } from './fisher-interval.js';
import {
  correlateSubset,
  leaveOneOut,
  topCorrelations,
  windowCorrelations,
  type LeftOut,
  type SubsetCorrelations,
} from './leave-one-out.js';
import type { MetricTest, TestedCorrelation } from './metric-tests.js';
import { findOutliers, type RobustSpread } from './outliers.js';
import { rankMetrics, type RankedMetric } from './rank-clusters.js';

export interface SystemLevelOptions {
  readonly confidence: number;
  readonly resamples: number;
  readonly seed: number;
}

export interface MetricCorrelation extends SystemCorrelation {
  readonly metric: string;
  /** Intervals over resamples of the systems. */
  readonly bootstrap: Readonly<Record<'pearson' | 'spearman' | 'kendall', Interval | null>>;
}

export function correlateMetrics({ human, metrics }: ScoredSystems, options: SystemLevelOptions): MetricCorrelation[] {
  const columns = metrics.map(({ scores }) => scores);
  const intervalsOf = (correlation: Correlation): (Interval | null)[] =>
    bootstrapSystems(human, columns, correlation, options);
  const [byPearson, bySpearman, byKendall] = [pearson, spearman, kendall].map(intervalsOf);
  return metrics.map(({ name, scores }, at) => ({
    metric: name,
    ...correlateSystems(human, scores, options.confidence),
    bootstrap: { pearson: byPearson[at], spearman: bySpearman[at], kendall: byKendall[at] },
  }));
}

/** What happens to the correlations when systems are left out. */
export interface Robustness {
  readonly leaveOneOut: readonly LeftOut[];
  readonly spread: RobustSpread;
  /** Without the outliers; null when there are none. */
  readonly withoutOutliers: SubsetCorrelations | null;
}

export function checkRobustness(scored: ScoredSystems): Robustness {
  const spread = findOutliers(scored.systems, scored.human);
  return {
    leaveOneOut: leaveOneOut(scored),
    spread,
    withoutOutliers: spread.outliers.length === 0 ? null : correlateSubset(withoutSystems(scored, spread.outliers)),
  };
}

export interface AdjustedMetricTest extends MetricTest {
  /** The one-sided p-value of Williams' test, adjusted by Holm for all tests; null where there is no test. */
  readonly adjusted: number | null;
}

export interface MetricTests {
  readonly tests: readonly AdjustedMetricTest[];
  /** By the permutation test, at .05. */
  readonly ranks: readonly RankedMetric[];
}

const SIGNIFICANT = 0.05;

/** What follows from the tests of all pairs of metrics: adjusted p-values, and ranks. */
export function compareMetrics(
  scored: ScoredSystems,
  correlation: TestedCorrelation,
  tests: readonly MetricTest[],
): MetricTests {
  const correlate = correlation === 'pearson' ? pearson : spearman;
  const values = scored.metrics.flatMap(({ name, scores }) => {
    const value = correlate(scored.human, scores);
    return value === null ? [] : [{ name, value }];
  });
  const beats = (better: string, worse: string): boolean =>
    tests.some((test) => test.better === better && test.worse === worse && (test.permutation?.p ?? 1) <= SIGNIFICANT);
  return { tests: adjust(tests), ranks: rankMetrics(values, beats) };
}

function adjust(tests: readonly MetricTest[]): AdjustedMetricTest[] {
  const tested = tests.flatMap(({ williams }) => (williams === null ? [] : [williams.oneSided]));
  const adjusted = holm(tested)[Symbol.iterator]();
  return tests.map((test) => ({ ...test, adjusted: test.williams === null ? null : (adjusted.next().value ?? null) }));
}

export interface Windows {
  readonly windows: readonly { readonly width: number; readonly runs: readonly SubsetCorrelations[] }[];
  readonly top: readonly SubsetCorrelations[];
}

/** The correlations within windows of each width, and over the best systems. */
export function slideWindows(scored: ScoredSystems, widths: readonly number[]): Windows {
  return {
    windows: widths.map((width) => ({ width, runs: windowCorrelations(scored, width) })),
    top: topCorrelations(scored),
  };
}

import { pearson, spearman } from '../../stats/correlation.js';
import type { ScoredSystems } from '../scored-systems.js';
import { zouInterval, type Interval } from './fisher-interval.js';
import { permuteMetrics, type PermutationOptions, type PermutationTest } from './permutation.js';
import { williamsTest, type WilliamsTest } from './williams.js';

/** How sure it is that one metric correlates better with people than another. */
export interface MetricTest {
  readonly better: string;
  readonly worse: string;
  /** The correlation of the better one with people, of the worse one with people, and of the two. */
  readonly r12: number;
  readonly r13: number;
  readonly r23: number;
  readonly n: number;
  readonly difference: number;
  readonly williams: WilliamsTest | null;
  /** Interval of the difference, by Zou (2007). */
  readonly interval: Interval | null;
  /** PERM-BOTH, one-sided. */
  readonly permutation: PermutationTest | null;
}

export interface MetricTestOptions extends PermutationOptions {
  readonly confidence: number;
}

const correlations = { pearson, spearman };
export type TestedCorrelation = keyof typeof correlations;

/** Tests a metric, by its index, against each that correlates worse; with 20 systems a test takes half a second. */
export function testMetric(
  { human, metrics }: ScoredSystems,
  tested: number,
  correlation: TestedCorrelation,
  options: MetricTestOptions,
): MetricTest[] {
  const correlate = correlations[correlation];
  const better = metrics[tested];
  const r12 = correlate(human, better.scores);
  return metrics.flatMap((worse): MetricTest[] => {
    const [r13, r23] = [correlate(human, worse.scores), correlate(better.scores, worse.scores)];
    if (r12 === null || r13 === null || r23 === null || r12 <= r13) return [];
    const dependent = { r12, r13, r23, n: human.length };
    return [
      {
        better: better.name,
        worse: worse.name,
        ...dependent,
        difference: r12 - r13,
        williams: williamsTest(dependent),
        interval: zouInterval(dependent, options.confidence),
        permutation: permuteMetrics(human, better.scores, worse.scores, correlation, options),
      },
    ];
  });
}

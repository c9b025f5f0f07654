import { pearson, spearman } from '../../stats/correlation.js';
import type { ScoredSystems } from '../scored-systems.js';
import type { Interval } from './fisher-interval.js';
import { permuteMetrics, type PermutationOptions, type PermutationTest } from './permutation.js';
import { williamsTest, type WilliamsTest } from './williams.js';
import { zouInterval } from './zou-interval.js';

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
  /** Of the difference, by Zou (2007). */
  readonly interval: Interval | null;
  /** PERM-BOTH, one-sided. */
  readonly permutation: PermutationTest | null;
}

export interface MetricTestOptions extends PermutationOptions {
  readonly confidence: number;
  /** Called after each test: with 20 systems one takes half a second. */
  readonly onStep?: (() => void) | undefined;
}

const correlations = { pearson, spearman };

/** Every pair of metrics with different correlations, the better one first. */
export function testMetrics(
  { human, metrics }: ScoredSystems,
  correlation: 'pearson' | 'spearman',
  options: MetricTestOptions,
): MetricTest[] {
  const correlate = correlations[correlation];
  const values = metrics.map(({ scores }) => correlate(human, scores));
  return metrics.flatMap((one, at) =>
    metrics.flatMap((other, place): MetricTest[] => {
      const [r12, r13, r23] = [values[at], values[place], correlate(one.scores, other.scores)];
      if (r12 === null || r13 === null || r23 === null || r12 <= r13) return [];
      const three = { r12, r13, r23, n: human.length };
      const permutation = permuteMetrics(human, one.scores, other.scores, correlation, options);
      options.onStep?.();
      return [
        {
          better: one.name,
          worse: other.name,
          ...three,
          difference: r12 - r13,
          williams: williamsTest(three),
          interval: zouInterval(three, options.confidence),
          permutation,
        },
      ];
    }),
  );
}

import { describe, expect, it } from 'vitest';
import { describeGolden, readSharedJson } from '../../testing/shared.js';
import { withoutSystems, type ScoredSystems } from '../scored-systems.js';
import { HUMAN_SCORES, reassessedSystems, type HumanScores } from '../testing/reassessment.js';
import { correlateSystems } from './correlations.js';
import { leaveOneOut } from './leave-one-out.js';
import { testMetric, type MetricTest, type TestedCorrelation } from './metric-tests.js';
import { findOutliers } from './outliers.js';
import { williamsTest } from './williams.js';

interface Correlated {
  readonly n: number;
  readonly pearson: number;
  readonly spearman: number;
  readonly kendall: Readonly<
    Record<
      'concordant' | 'discordant' | 'ties_metric_only' | 'ties_human_only' | 'ties_both' | 'tau_a' | 'tau_b',
      number
    >
  >;
  readonly scipy_pearson_p_two_sided: number;
  readonly scipy_spearman_p_two_sided: number;
  readonly scipy_kendall_p_two_sided: number;
  readonly pairwise_accuracy: number;
  readonly published?: Readonly<Record<'pearson' | 'spearman', number>>;
}

type ByHuman<T> = Readonly<Record<HumanScores, T>>;
type ByMetric<T> = Readonly<Record<string, T>>;

interface SystemLevel {
  readonly all13: ByHuman<ByMetric<Correlated>>;
  readonly without_IPN: ByHuman<ByMetric<Correlated>>;
  readonly leave_one_out: Readonly<Record<string, ByHuman<ByMetric<Pick<Correlated, 'pearson' | 'spearman'>>>>>;
  readonly 'mad_outliers_2.5': ByHuman<{
    readonly median: number;
    readonly 'mad_1.483': number;
    readonly robust_z: Readonly<Record<string, number>>;
    readonly outliers: readonly string[];
  }>;
  readonly alternative_human_scores: Readonly<
    Record<
      string,
      {
        readonly scores: Readonly<Record<string, number>>;
        readonly correlations: ByMetric<Pick<Correlated, 'pearson' | 'spearman'>>;
      }
    >
  >;
}

interface Tested {
  readonly excluded: readonly string[];
  readonly human: HumanScores;
  readonly correlation: 'pearson' | 'spearman';
  readonly better: string;
  readonly worse: string;
  readonly n: number;
  readonly r12: number;
  readonly r13: number;
  readonly r23: number;
  readonly t: number;
  readonly df: number;
  readonly p_one_sided: number;
  readonly p_two_sided: number;
}

interface Modern {
  readonly toy_williams: readonly Record<'r12' | 'r13' | 'r23' | 'n' | 'p_one' | 'p_two', number>[];
  readonly cn_perm_both_system_exact: readonly (Pick<Tested, 'human' | 'correlation' | 'better' | 'worse'> & {
    readonly delta: number;
    readonly count: number;
    readonly p_exact_8192: number;
  })[];
  readonly cn_fisher_ci95: ByHuman<ByMetric<Readonly<Record<'pearson' | 'spearman', readonly [number, number]>>>>;
  readonly cn_zou2007_ci95: readonly (Pick<Tested, 'human' | 'correlation' | 'better' | 'worse'> & {
    readonly ci95: readonly [number, number];
  })[];
}

const DIGITS = 12;
const options = { confidence: 0.95, draws: 1000, seed: 1 };

function allTests(scored: ScoredSystems, correlation: TestedCorrelation): MetricTest[] {
  return scored.metrics.flatMap((_, at) => testMetric(scored, at, correlation, options));
}

describeGolden('the system level of Chollampatt & Ng (2018)', () => {
  const golden = readSharedJson('golden/meta/system_level.json') as SystemLevel;
  const modern = readSharedJson('golden/meta/modern.json') as Modern;
  const { tests } = readSharedJson('golden/meta/williams.json') as { tests: readonly Tested[] };

  describe.each(HUMAN_SCORES)('against %s', (human) => {
    const scored = reassessedSystems(human);

    it.each([
      ['Table 2, all 13 systems', golden.all13[human], scored],
      ['the text, without IPN', golden.without_IPN[human], withoutSystems(scored, ['IPN'])],
    ])('has the correlations of %s', (_, expected, subset) => {
      expect(Object.keys(expected).sort()).toEqual(subset.metrics.map(({ name }) => name).sort());
      for (const { name, scores } of subset.metrics) {
        const correlations = correlateSystems(subset.human, scores, 0.95);
        const { kendall, published, ...values } = expected[name];
        expect(correlations.n).toBe(values.n);
        expect(correlations.pearson.value).toBeCloseTo(values.pearson, DIGITS);
        expect(correlations.spearman.value).toBeCloseTo(values.spearman, DIGITS);
        expect(correlations.pearson.p).toBeCloseTo(values.scipy_pearson_p_two_sided, DIGITS);
        expect(correlations.spearman.p).toBeCloseTo(values.scipy_spearman_p_two_sided, DIGITS);
        expect(correlations.kendall.p).toBeCloseTo(values.scipy_kendall_p_two_sided, DIGITS);
        expect(correlations.kendall.tauA).toBeCloseTo(kendall.tau_a, DIGITS);
        expect(correlations.kendall.tauB).toBeCloseTo(kendall.tau_b, DIGITS);
        expect(correlations.pairwiseAccuracy).toBeCloseTo(values.pairwise_accuracy, DIGITS);
        expect(correlations.concordance).toEqual({
          concordant: kendall.concordant,
          discordant: kendall.discordant,
          firstTies: kendall.ties_human_only,
          secondTies: kendall.ties_metric_only,
          bothTies: kendall.ties_both,
        });
        if (published === undefined) continue;
        expect(correlations.pearson.value?.toFixed(3)).toBe(published.pearson.toFixed(3));
        expect(correlations.spearman.value?.toFixed(3)).toBe(published.spearman.toFixed(3));
      }
    });

    it('has these intervals by Fisher', () => {
      for (const { name, scores } of scored.metrics) {
        const correlations = correlateSystems(scored.human, scores, 0.95);
        const expected = modern.cn_fisher_ci95[human][name];
        for (const kind of ['pearson', 'spearman'] as const) {
          expect(correlations[kind].interval?.[0]).toBeCloseTo(expected[kind][0], DIGITS);
          expect(correlations[kind].interval?.[1]).toBeCloseTo(expected[kind][1], DIGITS);
        }
      }
    });

    it('has these correlations without each system', () => {
      const rows = leaveOneOut(scored);
      expect(rows.map(({ without }) => without)).toEqual(Object.keys(golden.leave_one_out).sort());
      for (const { without, metrics, systems } of rows) {
        expect(systems).toHaveLength(12);
        scored.metrics.forEach(({ name }, at) => {
          const expected = golden.leave_one_out[without][human][name];
          expect(metrics[at].pearson).toBeCloseTo(expected.pearson, DIGITS);
          expect(metrics[at].spearman).toBeCloseTo(expected.spearman, DIGITS);
        });
      }
    });

    it('has these outliers', () => {
      const found = findOutliers(scored.systems, scored.human);
      const expected = golden['mad_outliers_2.5'][human];
      expect(found.median).toBe(expected.median);
      expect(found.spread).toBeCloseTo(expected['mad_1.483'], DIGITS);
      expect(found.outliers).toEqual(expected.outliers);
      scored.systems.forEach((name, at) => {
        expect(found.z[at]).toBeCloseTo(expected.robust_z[name], DIGITS);
      });
    });

    it.each(['pearson', 'spearman'] as const)('has the tests between metrics of Figure 2 for %s', (correlation) => {
      for (const excluded of [[], ['IPN']]) {
        const found = allTests(withoutSystems(scored, excluded), correlation);
        const expected = tests.filter(
          (test) =>
            test.human === human && test.correlation === correlation && test.excluded.join() === excluded.join(),
        );
        expect(expected).toHaveLength(3);
        expect(found).toHaveLength(3);
        for (const test of expected) {
          const comparison = found.find(({ better, worse }) => better === test.better && worse === test.worse);
          expect(comparison?.n).toBe(test.n);
          expect(comparison?.r12).toBeCloseTo(test.r12, DIGITS);
          expect(comparison?.r13).toBeCloseTo(test.r13, DIGITS);
          expect(comparison?.r23).toBeCloseTo(test.r23, DIGITS);
          expect(comparison?.williams?.t).toBeCloseTo(test.t, 10);
          expect(comparison?.williams?.degreesOfFreedom).toBe(test.df);
          expect(comparison?.williams?.oneSided).toBeCloseTo(test.p_one_sided, 11);
          expect(comparison?.williams?.twoSided).toBeCloseTo(test.p_two_sided, 11);
        }
      }
    });

    it.each(['pearson', 'spearman'] as const)('has these exact permutations and intervals for %s', (correlation) => {
      const found = allTests(scored, correlation);
      const of = (rows: readonly Pick<Tested, 'human' | 'correlation'>[]): number =>
        rows.filter((row) => row.human === human && row.correlation === correlation).length;
      expect([of(modern.cn_perm_both_system_exact), of(modern.cn_zou2007_ci95)]).toEqual([3, 3]);
      for (const comparison of found) {
        const same = (row: Pick<Tested, 'human' | 'correlation' | 'better' | 'worse'>): boolean =>
          row.human === human &&
          row.correlation === correlation &&
          row.better === comparison.better &&
          row.worse === comparison.worse;
        const permuted = modern.cn_perm_both_system_exact.find(same);
        expect(comparison.difference).toBeCloseTo(permuted?.delta ?? NaN, DIGITS);
        expect(comparison.permutation).toEqual({
          p: permuted?.p_exact_8192,
          asLarge: permuted?.count,
          swaps: 8192,
          exact: true,
        });
        const [low, high] = modern.cn_zou2007_ci95.find(same)?.ci95 ?? [];
        expect(comparison.interval?.[0]).toBeCloseTo(low ?? NaN, 10);
        expect(comparison.interval?.[1]).toBeCloseTo(high ?? NaN, 10);
      }
    });
  });

  it.each(Object.entries(golden.alternative_human_scores))(
    'has the correlations with %s',
    (_, { scores, correlations }) => {
      const { systems, metrics } = reassessedSystems('expected_wins');
      const human = systems.map((name) => scores[name]);
      for (const metric of metrics) {
        const computed = correlateSystems(human, metric.scores, 0.95);
        expect(computed.pearson.value).toBeCloseTo(correlations[metric.name].pearson, DIGITS);
        expect(computed.spearman.value).toBeCloseTo(correlations[metric.name].spearman, DIGITS);
      }
    },
  );

  it("has the p-values of R's psych for made-up correlations", () => {
    for (const { p_one, p_two, ...correlations } of modern.toy_williams) {
      const williams = williamsTest(correlations);
      expect(williams?.oneSided).toBeCloseTo(p_one, 11);
      expect(williams?.twoSided).toBeCloseTo(p_two, 11);
    }
  });
});

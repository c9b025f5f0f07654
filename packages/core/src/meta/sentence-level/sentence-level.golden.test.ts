import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { describeGolden, readSharedJson, sharedFolder } from '../../testing/shared.js';
import { pairsOf } from '../../stats/concordance.js';
import {
  METRICS,
  reassessedCells,
  reassessedPairs,
  reassessedScores,
  type MetricName,
} from '../testing/sentence-level.js';
import { bootstrapRows, bootstrapSentences } from './resampled-taus.js';
import { scoreDifferences, concordanceOfCells, contingencyRows, countCells } from './cells.js';
import { tausByJudge } from './judge-taus.js';
import { groupBySentence, tauSums, standardError, standardErrorOfRows } from './sentence-groups.js';
import { tieStatistics } from './statistics.js';
import { clearWinner, sortedInterval } from './tau-interval.js';
import { pairedDifference } from './tau-tests.js';
import { calibrateTies } from './tie-calibration.js';
import { coefficientsOf, type TieConvention } from './tie-conventions.js';

const VARIANTS = ['noties', 'hties'] as const;
type Variant = (typeof VARIANTS)[number];

interface Tau {
  readonly numerator: number;
  readonly denominator: number;
  readonly tau: number;
}

interface PublishedTau extends Tau {
  readonly published: number;
  readonly se_iid_linearised: number;
  readonly se_cluster_ranking_linearised: number;
  readonly se_cluster_segment_linearised: number;
  readonly per_annotator: Readonly<Record<string, { readonly tau: number; readonly n: number }>>;
}

type Golden = Readonly<Record<Variant, PublishedTau>> &
  Readonly<Record<'wmt12' | 'wmt13' | 'wmt14', Tau>> &
  Readonly<
    Record<'tau_a' | 'tau_b' | 'acc_eq' | 'tau_eq' | 'gamma_tau13' | 'accuracy_nonties_metric_tie_wrong', number>
  > & {
    readonly contingency: readonly (readonly number[])[];
    readonly metric_ties: number;
    readonly C_D_Th_Tm_Thm: readonly number[];
  };

interface Bounds {
  readonly lower_idx25: number;
  readonly upper_idx975: number;
}

type Replay = Readonly<
  Record<
    MetricName,
    Readonly<Record<Variant, Bounds & { half_width: number; mean: number; first_3_taus: readonly number[] }>>
  >
> & {
  readonly first_10_indices: readonly number[];
  readonly B: number;
  readonly paired_differences: Readonly<Record<string, Bounds & { readonly frac_le_0: number }>>;
  readonly stars: Readonly<
    Record<Variant, { readonly best: MetricName; readonly non_overlapping_percentile: boolean }>
  >;
};

interface PairSetGolden {
  readonly n_pairs: number;
  readonly human_ties: number;
  readonly metrics: Readonly<Record<MetricName, Golden>>;
  readonly bootstrap: Readonly<Record<string, Replay>>;
  readonly segment_cluster_bootstrap_numpy_seed0_B2000_tolerance_check: Readonly<
    Record<MetricName, Readonly<Record<Variant, { readonly ci95: readonly [number, number]; readonly sd: number }>>>
  >;
}

interface CalibrationGolden {
  readonly n: number;
  readonly acc_eq_eps0: number;
  readonly correct_eps0: number;
  readonly best_epsilon: number;
  readonly best_correct: number;
}

describeGolden('the sentence level of Chollampatt & Ng (2018)', () => {
  const { sets } = readSharedJson('golden/meta/sentence_level.json') as {
    sets: Readonly<Record<'expanded' | 'unexpanded', PairSetGolden>>;
  };
  const { cn_tie_calibration_pooled: calibrated } = readSharedJson('golden/meta/modern.json') as {
    cn_tie_calibration_pooled: Readonly<
      Record<'expanded' | 'unexpanded', Readonly<Record<MetricName, CalibrationGolden>>>
    >;
  };

  sharedFolder('data/human/reassessment');

  describe.each(['expanded', 'unexpanded'] as const)('%s', (set) => {
    const golden = sets[set];
    const pairs = reassessedPairs(set);
    const cells = reassessedCells(pairs);

    it('has this many pairs', () => {
      expect(pairs.outcome).toHaveLength(golden.n_pairs);
      expect(pairs.outcome.filter((outcome) => outcome === 0)).toHaveLength(golden.human_ties);
    });

    describe.each(METRICS)('%s', (metric) => {
      const cellsOfMetric = cells[METRICS.indexOf(metric)];
      const counts = countCells(cellsOfMetric);
      const expected = golden.metrics[metric];

      it('has this table of relations', () => {
        expect(contingencyRows(counts)).toEqual(expected.contingency);
        const { concordant, discordant, firstTies, secondTies, bothTies } = concordanceOfCells(counts);
        expect([concordant, discordant, firstTies, secondTies, bothTies]).toEqual(expected.C_D_Th_Tm_Thm);
        expect(secondTies + bothTies).toBe(expected.metric_ties);
        expect(pairsOf(concordanceOfCells(counts))).toBe(golden.n_pairs);
      });

      it('has these taus under all conventions', () => {
        const statistics = tieStatistics(counts);
        const taus: [TieConvention, Tau][] = [
          ['noties', expected.noties],
          ['noties', expected.wmt14],
          ['hties', expected.hties],
          ['wmt12', expected.wmt12],
          ['wmt13', expected.wmt13],
        ];
        for (const [convention, { tau, denominator, numerator }] of taus) {
          expect(statistics[convention]).toEqual({ tau, n: denominator });
          expect(numerator / denominator).toBe(statistics[convention].tau);
        }
        expect(statistics.tauA.tau).toBe(expected.tau_a);
        expect(statistics.tauB.tau).toBeCloseTo(expected.tau_b, 14);
        expect(statistics.accEq.tau).toBe(expected.acc_eq);
        expect(statistics.tauEq.tau).toBe(expected.tau_eq);
        expect(statistics.wmt13.tau).toBe(expected.gamma_tau13);
        expect(((statistics.wmt12.tau ?? NaN) + 1) / 2).toBeCloseTo(expected.accuracy_nonties_metric_tie_wrong, 14);
        for (const variant of VARIANTS) {
          expect(statistics[variant].tau?.toFixed(3)).toBe(expected[variant].published.toFixed(3));
        }
      });

      it.each(VARIANTS)('has these standard errors for %s', (variant) => {
        const coefficients = coefficientsOf(variant);
        const { se_iid_linearised, se_cluster_ranking_linearised, se_cluster_segment_linearised } = expected[variant];
        const clustered = (groups: ArrayLike<number>): number | null =>
          standardError(tauSums(groupBySentence(groups, [cellsOfMetric]), 0, coefficients));
        expect(standardErrorOfRows(counts, coefficients)).toBeCloseTo(se_iid_linearised, 12);
        expect(clustered(pairs.ranking)).toBeCloseTo(se_cluster_ranking_linearised, 12);
        expect(clustered(pairs.sentence)).toBeCloseTo(se_cluster_segment_linearised, 12);
      });

      it.each(VARIANTS)('has these taus for each judge under %s', (variant) => {
        const judges = tausByJudge(pairs, cellsOfMetric);
        expect(judges.map(({ judge }) => judge)).toEqual(Object.keys(expected[variant].per_annotator).sort());
        for (const { judge, alone: taus } of judges) {
          expect(taus[variant]).toEqual(expected[variant].per_annotator[judge]);
        }
      });

      it('is calibrated so', () => {
        const found = calibrateTies({
          human: pairs.outcome,
          differences: scoreDifferences(pairs, reassessedScores(metric)),
        });
        const { n, correct_eps0, best_epsilon, best_correct } = calibrated[set][metric];
        expect(pairs.outcome).toHaveLength(n);
        expect(found?.uncalibrated).toBeCloseTo(correct_eps0 / n, 14);
        expect(found?.epsilon).toBeCloseTo(best_epsilon, 9);
        expect(found?.accuracy).toBeCloseTo(best_correct / n, 14);
      });
    });

    it.each(Object.entries(golden.bootstrap))('has the draws of Python for %s', (name, expected) => {
      const seed = Number(name.replace('rseed_', ''));
      const random = new MersenneTwister(seed);
      expect(expected.first_10_indices.map(() => random.below(golden.n_pairs))).toEqual(expected.first_10_indices);
      const taus = bootstrapRows(cells, { resamples: expected.B, seed });
      for (const variant of VARIANTS) {
        const intervals = taus[variant].map((values) => sortedInterval(values));
        METRICS.forEach((metric, at) => {
          const { lower_idx25, upper_idx975, half_width, mean, first_3_taus } = expected[metric][variant];
          const values = taus[variant][at];
          expect([...values.subarray(0, 3)]).toEqual(first_3_taus);
          expect(intervals[at]).toEqual([lower_idx25, upper_idx975]);
          expect((intervals[at][1] - intervals[at][0]) / 2).toBeCloseTo(half_width, 14);
          expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(mean, 12);
        });
        const points = cells.map((cellsOfMetric) => tieStatistics(countCells(cellsOfMetric))[variant].tau ?? NaN);
        const { best, non_overlapping_percentile } = expected.stars[variant];
        expect(METRICS[points.indexOf(Math.max(...points))]).toBe(best);
        expect(clearWinner(points, intervals)).toBe(non_overlapping_percentile ? METRICS.indexOf(best) : undefined);
      }
      for (const [key, { lower_idx25, upper_idx975, frac_le_0 }] of Object.entries(expected.paired_differences)) {
        const [variant, first, second] = key.split(/[:-]/u) as [Variant, MetricName, MetricName];
        const values = taus[variant];
        const { interval, notAhead } = pairedDifference(
          values[METRICS.indexOf(first)],
          values[METRICS.indexOf(second)],
          sortedInterval,
        );
        expect(interval?.[0]).toBeCloseTo(lower_idx25, 12);
        expect(interval?.[1]).toBeCloseTo(upper_idx975, 12);
        expect(notAhead).toBeCloseTo(frac_le_0, 12);
      }
    });

    it('has intervals by sentence near those of other draws', () => {
      const groups = groupBySentence(pairs.sentence, cells);
      const taus = bootstrapSentences(groups, METRICS.length, { resamples: 2000, seed: 1 });
      for (const variant of VARIANTS) {
        METRICS.forEach((metric, at) => {
          const expected = golden.segment_cluster_bootstrap_numpy_seed0_B2000_tolerance_check[metric][variant];
          const values = taus[variant][at];
          const [low, high] = sortedInterval(values);
          // Bounds from two times 2000 draws differ by about a tenth of a standard deviation.
          expect(Math.abs(low - expected.ci95[0])).toBeLessThan(0.25 * expected.sd);
          expect(Math.abs(high - expected.ci95[1])).toBeLessThan(0.25 * expected.sd);
        });
      }
    });
  });

  it('loses the star of GLEU without ties when whole sentences are drawn, and keeps that of M2 with them', () => {
    const pairs = reassessedPairs('expanded');
    const cells = reassessedCells(pairs);
    const taus = bootstrapSentences(groupBySentence(pairs.sentence, cells), METRICS.length, {
      resamples: 1000,
      seed: 1,
    });
    const winner = (variant: Variant): number | undefined =>
      clearWinner(
        cells.map((cellsOfMetric) => tieStatistics(countCells(cellsOfMetric))[variant].tau ?? NaN),
        taus[variant].map((values) => sortedInterval(values)),
      );
    expect([winner('noties'), winner('hties')]).toEqual([undefined, METRICS.indexOf('m2score')]);
  });
});

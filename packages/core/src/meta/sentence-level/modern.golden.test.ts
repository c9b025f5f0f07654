import { expect, it } from 'vitest';
import { describeGolden, readSharedJson } from '../../testing/shared.js';
import { signFlips } from './sign-flips.js';
import { flippedPValues, flippedPValuesOfScores, softPairwiseAccuracy } from './soft-pairwise-accuracy.js';
import { accuracyAt, calibrateTies, type CalibrationPairs } from './tie-calibration.js';

type Rows = readonly (readonly number[])[];

interface Modern {
  readonly toy_ties: {
    readonly gold: readonly number[];
    readonly metric: readonly number[];
    readonly mtme: {
      readonly 'acc23_eps0.06': number;
      readonly opt_acc23: {
        readonly acc: number;
        readonly epsilon: number;
        readonly thresholds: readonly number[];
        readonly accs: readonly number[];
      };
    };
  };
  readonly toy_tie_calibration_grouped: {
    readonly human: Rows;
    readonly metric: Rows;
    readonly best_epsilon: number;
    readonly best_avg_acc: number;
    readonly thresholds: readonly number[];
    readonly accs: readonly number[];
  };
  readonly toy_spa: {
    readonly human_segments: Rows;
    readonly metric_segments: Rows;
    readonly exact_p_human: readonly (readonly (number | null)[])[];
    readonly exact_p_metric: readonly (readonly (number | null)[])[];
    readonly SPA_exact: number;
  };
}

/** All pairs within each group. */
function pairsWithin(human: Rows, metric: Rows): CalibrationPairs {
  const differences: number[] = [];
  const signs: number[] = [];
  const groups: number[] = [];
  human.forEach((row, group) => {
    row.forEach((score, first) => {
      for (let second = first + 1; second < row.length; second++) {
        signs.push(Math.sign(row[second] - score));
        differences.push(metric[group][second] - metric[group][first]);
        groups.push(group);
      }
    });
  });
  return { human: signs, differences, groups };
}

/** The last accuracy for thresholds that are the same but for noise. */
function withoutNoise(thresholds: readonly number[], accuracies: readonly number[]): [number, number][] {
  const merged = new Map<string, number>();
  thresholds.forEach((threshold, at) => merged.set(threshold.toFixed(12), accuracies[at]));
  return Array.from(merged, ([threshold, accuracy]) => [Number(threshold), accuracy]);
}

describeGolden('statistics of mt-metrics-eval', () => {
  const modern = readSharedJson('golden/meta/modern.json') as Modern;

  it('calibrates ties of one group', () => {
    const { gold, metric, mtme } = modern.toy_ties;
    const pairs = pairsWithin([gold], [metric]);
    const found = calibrateTies(pairs);
    const { thresholds, accs, epsilon, acc } = mtme.opt_acc23;
    expect([...(found?.thresholds ?? [])]).toEqual(
      thresholds.map((threshold) => expect.closeTo(threshold, 12) as number),
    );
    expect([...(found?.accuracies ?? [])]).toEqual(accs.map((accuracy) => expect.closeTo(accuracy, 12) as number));
    expect(found?.epsilon).toBeCloseTo(epsilon, 12);
    expect(found?.accuracy).toBeCloseTo(acc, 12);
    expect(accuracyAt(pairs, 0.06)).toBeCloseTo(mtme['acc23_eps0.06'], 12);
  });

  it('calibrates ties over the mean of groups', () => {
    const toy = modern.toy_tie_calibration_grouped;
    const found = calibrateTies(pairsWithin(toy.human, toy.metric));
    expect(found?.epsilon).toBeCloseTo(toy.best_epsilon, 12);
    expect(found?.accuracy).toBeCloseTo(toy.best_avg_acc, 12);
    const expected = withoutNoise(toy.thresholds, toy.accs);
    expect([...(found?.thresholds ?? [])]).toEqual(
      expected.map(([threshold]) => expect.closeTo(threshold, 11) as number),
    );
    expect([...(found?.accuracies ?? [])]).toEqual(
      expected.map(([, accuracy]) => expect.closeTo(accuracy, 12) as number),
    );
  });

  it('finds soft pairwise accuracy from all flips', () => {
    const toy = modern.toy_spa;
    const flips = signFlips(toy.human_segments[0].length, 1000, 1);
    expect(flips.ways).toHaveLength(256);
    const pValues = (rows: Rows): Float64Array =>
      flippedPValues(
        (first, second) => Float64Array.from(rows[first], (score, at) => score - rows[second][at]),
        rows.length,
        flips,
      );
    const human = pValues(toy.human_segments);
    const metric = pValues(toy.metric_segments);
    expect([...human]).toEqual(toy.exact_p_human.flat().filter((p) => p !== null));
    expect([...metric]).toEqual(toy.exact_p_metric.flat().filter((p) => p !== null));
    const scores = toy.metric_segments.map((segmentScores) => Float64Array.from(segmentScores));
    expect(flippedPValuesOfScores(scores, flips)).toEqual(metric);
    expect(softPairwiseAccuracy(human, metric)).toBeCloseTo(toy.SPA_exact, 12);
  });
});

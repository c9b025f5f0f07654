import type { JudgedPairs } from './judged-pairs.js';

/** Pairs with what people say and by how much the metric's scores differ. */
export interface CalibrationPairs {
  /** The sign of the human difference. */
  readonly human: ArrayLike<number>;
  /** The metric's difference, on the same side. */
  readonly differences: ArrayLike<number>;
  /** The group of each pair, such as its sentence; accuracies of groups are averaged. One group if not given. */
  readonly groups?: ArrayLike<number> | undefined;
}

export interface TieCalibration {
  /** Scores no further apart than this tie. */
  readonly epsilon: number;
  /** Pairwise accuracy with ties at that epsilon. */
  readonly accuracy: number;
  /** The same where only equal scores tie. */
  readonly uncalibrated: number;
  readonly thresholds: Float64Array;
  /** The accuracy at each threshold. */
  readonly accuracies: Float64Array;
}

/** Differences that differ by less are the same: subtraction leaves noise in the last digits. */
const GRAIN = 1e12;

/**
 * Finds the difference up to which a metric's scores should count as ties, so that its relations agree best with
 * people's (tie calibration, Deutsch et al. 2023). Every observed difference is tried, from 0 up: at each, the pairs
 * that far apart become ties. The first best one wins. Null without pairs.
 */
export function calibrateTies(pairs: CalibrationPairs): TieCalibration | null {
  const { human, differences, groups } = pairs;
  if (human.length === 0) return null;
  const weights = weightsOf(groups, human.length);
  let accuracy = 0;
  /** By difference, what accuracy gains when pairs that far apart become ties. */
  const gains = new Map<number, number>();
  for (let row = 0; row < human.length; row++) {
    const apart = withoutNoise(differences[row]);
    const sign = apart === 0 ? 0 : Math.sign(differences[row]);
    const right = agrees(human[row], sign);
    if (right) accuracy += weights[row];
    const gain = Number(human[row] === 0) - Number(right);
    gains.set(apart, (gains.get(apart) ?? 0) + gain * weights[row]);
  }
  gains.set(0, 0);
  const thresholds = Float64Array.from(gains.keys()).sort();
  const scale = totalOf(weights);
  const accuracies = thresholds.map((threshold) => {
    accuracy += gains.get(threshold) ?? 0;
    return accuracy / scale;
  });
  const best = firstBest(accuracies);
  return { epsilon: thresholds[best], accuracy: accuracies[best], uncalibrated: accuracies[0], thresholds, accuracies };
}

/** The accuracy of pairs at an epsilon that was not fitted on them. */
export function accuracyAt(pairs: CalibrationPairs, epsilon: number): number {
  const size = pairs.human.length;
  const weights = weightsOf(pairs.groups, size);
  let accuracy = 0;
  for (let row = 0; row < size; row++) {
    const difference = pairs.differences[row];
    const tie = withoutNoise(difference) <= epsilon;
    if (agrees(pairs.human[row], tie ? 0 : Math.sign(difference))) accuracy += weights[row];
  }
  return accuracy / totalOf(weights);
}

function withoutNoise(difference: number): number {
  return Math.round(Math.abs(difference) * GRAIN) / GRAIN;
}

function agrees(human: number, metric: number): boolean {
  return Math.sign(human) === metric;
}

/**
 * The accuracy of each half of the sentences at the epsilon that suits the other half best: what calibration gains on
 * sentences that it has not seen. Null when one half has no pairs.
 */
export function heldOutAccuracy(pairs: CalibrationPairs, sentence: ArrayLike<number>): number | null {
  const sentenceIndex = new Map(
    [...new Set(Array.from(sentence))].sort((a, b) => a - b).map((number, at) => [number, at]),
  );
  const half = (parity: number): CalibrationPairs => {
    const rows = Array.from(sentence, (_, row) => row).filter(
      (row) => (sentenceIndex.get(sentence[row]) ?? 0) % 2 === parity,
    );
    const pick = (values: ArrayLike<number>): number[] => rows.map((row) => values[row]);
    const { human, differences, groups } = pairs;
    return { human: pick(human), differences: pick(differences), groups: groups && pick(groups) };
  };
  const halves = [half(0), half(1)];
  const fitted = halves.map((halfPairs) => calibrateTies(halfPairs));
  if (fitted[0] === null || fitted[1] === null) return null;
  const sizes = halves.map(({ human, groups }) =>
    groups === undefined ? human.length : new Set(Array.from(groups)).size,
  );
  const sum = accuracyAt(halves[0], fitted[1].epsilon) * sizes[0] + accuracyAt(halves[1], fitted[0].epsilon) * sizes[1];
  return sum / (sizes[0] + sizes[1]);
}

/** Each pair counts 1, or its share of its group. */
function weightsOf(groups: ArrayLike<number> | undefined, size: number): Float64Array {
  const weights = new Float64Array(size).fill(1);
  if (groups === undefined) return weights;
  const sizes = new Map<number, number>();
  for (let row = 0; row < size; row++) sizes.set(groups[row], (sizes.get(groups[row]) ?? 0) + 1);
  return weights.map((_, row) => 1 / (sizes.get(groups[row]) ?? 1));
}

function totalOf(weights: Float64Array): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function firstBest(values: Float64Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at++) if (values[at] > values[best] + 1 / GRAIN) best = at;
  return best;
}

/** A calibrated threshold for ties: pooled over all pairs, and as the mean over sentences. */
export interface MetricCalibration {
  readonly metric: string;
  readonly pooled: CalibratedAccuracy | null;
  readonly bySentence: CalibratedAccuracy | null;
}

interface CalibratedAccuracy {
  readonly epsilon: number;
  readonly accuracy: number;
  readonly uncalibrated: number;
  /** On sentences that epsilon was not fitted on. */
  readonly heldOut: number | null;
}

export function calibrateMetrics({ pairs, metrics, differences }: JudgedPairs): MetricCalibration[] {
  return metrics.map((metric, at) => {
    const calibrated = (groups?: ArrayLike<number>): CalibratedAccuracy | null => {
      const calibrationPairs = { human: pairs.outcome, differences: differences[at], groups };
      const calibration = calibrateTies(calibrationPairs);
      if (calibration === null) return null;
      const { epsilon, accuracy, uncalibrated } = calibration;
      return { epsilon, accuracy, uncalibrated, heldOut: heldOutAccuracy(calibrationPairs, pairs.sentence) };
    };
    return { metric, pooled: calibrated(), bySentence: calibrated(pairs.sentence) };
  });
}

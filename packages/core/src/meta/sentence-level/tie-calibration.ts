import { cellOf } from './cells.js';

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
 * people's (tie calibration, Deutsch et al. 2023). Every observed difference is tried, from 0 up: one pass over the
 * pairs sorted by it, each becoming a tie in its turn. The first best one wins. Null without pairs.
 */
export function calibrateTies(pairs: CalibrationPairs): TieCalibration | null {
  const size = pairs.human.length;
  if (size === 0) return null;
  const weights = weightsOf(pairs.groups, size);
  const apart = Float64Array.from(pairs.differences, (difference) => Math.round(Math.abs(difference) * GRAIN) / GRAIN);
  const order = Int32Array.from(apart, (_, row) => row).sort((one, other) => apart[one] - apart[other]);
  const thresholds = [0];
  const accuracies = [0];
  let accuracy = 0;
  for (let row = 0; row < size; row++) {
    const sign = apart[row] === 0 ? 0 : Math.sign(pairs.differences[row]);
    if (agrees(pairs.human[row], sign)) accuracy += weights[row];
  }
  accuracies[0] = accuracy;
  let at = 0;
  while (at < size && apart[order[at]] === 0) at++;
  while (at < size) {
    const threshold = apart[order[at]];
    for (; at < size && apart[order[at]] === threshold; at++) {
      const row = order[at];
      const human = pairs.human[row];
      if (human === 0) accuracy += weights[row];
      else if (agrees(human, Math.sign(pairs.differences[row]))) accuracy -= weights[row];
    }
    thresholds.push(threshold);
    accuracies.push(accuracy);
  }
  const scale = totalOf(weights);
  const shares = Float64Array.from(accuracies, (sum) => sum / scale);
  const best = firstBest(shares);
  return {
    epsilon: thresholds[best],
    accuracy: shares[best],
    uncalibrated: shares[0],
    thresholds: Float64Array.from(thresholds),
    accuracies: shares,
  };
}

/** The accuracy of pairs at a given epsilon: for pairs that it was not fitted on. */
export function accuracyAt(pairs: CalibrationPairs, epsilon: number): number {
  const size = pairs.human.length;
  const weights = weightsOf(pairs.groups, size);
  let accuracy = 0;
  for (let row = 0; row < size; row++) {
    const difference = pairs.differences[row];
    const tie = Math.round(Math.abs(difference) * GRAIN) / GRAIN <= epsilon;
    if (agrees(pairs.human[row], tie ? 0 : Math.sign(difference))) accuracy += weights[row];
  }
  return accuracy / totalOf(weights);
}

function agrees(human: number, metric: number): boolean {
  return cellOf(Math.sign(human), metric) % 4 === 0;
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

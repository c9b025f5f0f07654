import type { JudgedPairs } from './judged-pairs.js';
import { calibrateTies, heldOutAccuracy } from './tie-calibration.js';

/** A calibrated threshold for ties: pooled over all pairs, and as the mean over sentences. */
export interface MetricCalibration {
  readonly metric: string;
  readonly pooled: CalibratedAccuracy | null;
  readonly bySentence: CalibratedAccuracy | null;
}

export interface CalibratedAccuracy {
  readonly epsilon: number;
  readonly accuracy: number;
  readonly uncalibrated: number;
  /** On sentences that epsilon was not fitted on. */
  readonly heldOut: number | null;
}

export function calibrateMetrics({ pairs, metrics, differences }: JudgedPairs): MetricCalibration[] {
  return metrics.map((metric, at) => {
    const calibrated = (groups?: ArrayLike<number>): CalibratedAccuracy | null => {
      const own = { human: pairs.outcome, differences: differences[at], groups };
      const found = calibrateTies(own);
      if (found === null) return null;
      const { epsilon, accuracy, uncalibrated } = found;
      return { epsilon, accuracy, uncalibrated, heldOut: heldOutAccuracy(own, pairs.sentence) };
    };
    return { metric, pooled: calibrated(), bySentence: calibrated(pairs.sentence) };
  });
}

import type { JudgedPairs } from './judged-pairs.js';
import { calibrateTies, heldOutAccuracy } from './tie-calibration.js';

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

import type { Scale } from '../../judgments/direct-assessment/scores.js';

/** A mean of standardised scores with its interval, and the mean of the scores as given, from 0 to 100. */
export interface AssessedMean {
  /** At the confidence of the ranking, by the percentiles of the resamples. */
  readonly interval: readonly [low: number, high: number];
  readonly raw: number;
}

/** What direct assessment says of a system beside its score and rank. */
export interface SystemAssessment extends AssessedMean {
  readonly scales: readonly ScaleAssessment[];
}

interface ScaleAssessment extends AssessedMean {
  readonly scale: Scale;
  readonly z: number;
}

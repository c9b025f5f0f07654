import type { ScoredTexts } from './scored-texts.js';

/** A metric that was chosen and gives no number, and a sentence that says why. */
export interface FailedMetric {
  readonly metric: string;
  readonly reason: string;
}

/** What the worker found out so far: an answer need not wait for metrics whose tables are still on their way. */
export interface ScoringAnswer {
  /** Undefined where none of the metrics could be used. */
  readonly result: ScoredTexts | undefined;
  /** Metrics that are still being loaded; another answer follows. */
  readonly waiting: readonly string[];
  readonly failed: readonly FailedMetric[];
}

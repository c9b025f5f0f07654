import type { Counts, PrecisionRecall } from '../f-score.js';
import type { UnsignedScore } from '../metric.js';

/** The score of a metric that judges every chunk of a sentence, changed or not; its outcomes are sums of weights. */
export interface OutcomeScore extends UnsignedScore, PrecisionRecall, Counts {
  readonly accuracy: number;
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly tn: number;
}

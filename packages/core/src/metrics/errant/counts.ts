import { fScore, type PrecisionRecall } from '../f-score.js';
import { roundRatio } from './round.js';

/** Edits of both sides, of the hypothesis alone and of the reference alone. */
export interface EditCounts {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}

/** Precision and recall are 1 where nothing was wrong or missed, also where nothing was right. */
export function ratiosOf({ tp, fp, fn }: EditCounts, beta: number): PrecisionRecall {
  const precision = fp === 0 ? 1 : tp / (tp + fp);
  const recall = fn === 0 ? 1 : tp / (tp + fn);
  return { precision, recall, value: fScore(precision, recall, beta) };
}

/** The ratios to four decimals, as ERRANT prints them. */
export function roundedRatios(counts: EditCounts, beta: number): PrecisionRecall {
  const { precision, recall, value } = ratiosOf(counts, beta);
  return { precision: roundRatio(precision), recall: roundRatio(recall), value: roundRatio(value) };
}

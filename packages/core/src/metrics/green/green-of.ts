import { power } from '../../stats/exp-log.js';
import { fScore, type PrecisionRecall } from '../f-score.js';

/** For each order: n-grams treated rightly, treated wrongly, and left untreated. */
export type GreenCounts = readonly number[];

/** GREEN of summed counts: F of the geometric means over the orders of precision and of recall. */
export function greenOf(counts: ArrayLike<number>, beta: number): PrecisionRecall {
  const orders = counts.length / 3;
  let precisions = 1;
  let recalls = 1;
  for (let at = 0; at < counts.length; at += 3) {
    precisions *= ratio(counts[at], counts[at + 1]);
    recalls *= ratio(counts[at], counts[at + 2]);
  }
  const precision = power(precisions, 1 / orders);
  const recall = power(recalls, 1 / orders);
  return { precision, recall, value: fScore(precision, recall, beta) };
}

/** The part of the n-grams that is right; 1 where none is amiss. */
function ratio(right: number, amiss: number): number {
  return amiss === 0 ? 1 : right / (right + amiss);
}

import type { NgramTable } from '../ngram/ngram-table.js';
import type { SegmentTexts } from '../ngram/segment-texts.js';
import { power } from '../../stats/exp-log.js';
import { fScore, type PrecisionRecall } from '../f-score.js';

/** For each order: n-grams treated rightly, treated wrongly, and left untreated. */
type GreenCounts = readonly number[];

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

/** The counts against the reference that suits the hypothesis best; of equal ones, the first. */
export interface GreenStats {
  readonly reference: number;
  readonly counts: GreenCounts;
}

/** Counts with the working memory of `table`. */
export function greenStats(table: NgramTable, texts: SegmentTexts, order: number, beta: number): GreenStats {
  const { source, hypothesis, references } = texts;
  table.count([source, hypothesis, ...references], order);
  let best: GreenStats = { reference: 0, counts: countsOf(table, 2, order) };
  let most = greenOf(best.counts, beta).value;
  for (let reference = 1; reference < references.length; reference++) {
    const counts = countsOf(table, 2 + reference, order);
    const { value } = greenOf(counts, beta);
    if (value <= most) continue;
    most = value;
    best = { reference, counts };
  }
  return best;
}

function countsOf({ counts, columns, orders, size }: NgramTable, column: number, order: number): number[] {
  const result = new Array<number>(3 * order).fill(0);
  for (let row = 1; row < size; row++) {
    const at = row * columns;
    const s = counts[at];
    const h = counts[at + 1];
    const r = counts[at + column];
    const deleted = Math.max(0, s - Math.max(h, r));
    const inserted = Math.max(0, Math.min(h, r) - s);
    const kept = Math.min(s, h, r);
    const overDeleted = Math.max(0, Math.min(s, r) - h);
    const overInserted = Math.max(0, h - Math.max(s, r));
    const underDeleted = Math.max(0, Math.min(s, h) - r);
    const underInserted = Math.max(0, r - Math.max(s, h));
    const place = 3 * (orders[row] - 1);
    result[place] += deleted + inserted + kept;
    result[place + 1] += overDeleted + overInserted;
    result[place + 2] += underDeleted + underInserted;
  }
  return result;
}

import type { NgramTable } from '../ngram/ngram-table.js';
import type { SegmentTexts } from '../ngram/segment-texts.js';
import { exp, log } from '../../stats/exp-log.js';

export const ORDER = 4;

/**
 * The length of the hypothesis, the length of the closest reference, and for each order the n-grams of the hypothesis
 * that references have, and all of them.
 */
export type BleuStats = readonly number[];

/** Counts with the working memory of `table`. */
export function bleuStats(table: NgramTable, { hypothesis, references }: SegmentTexts): BleuStats {
  table.count([hypothesis, ...references], ORDER);
  const stats = [hypothesis.length, closestLength(hypothesis.length, references)];
  for (let n = 1; n <= ORDER; n++) stats.push(0, Math.max(0, hypothesis.length + 1 - n));
  const { counts, columns, orders, size } = table;
  for (let row = 1; row < size; row++) {
    const at = row * columns;
    if (counts[at] === 0) continue;
    let most = 0;
    for (let column = 1; column < columns; column++) most = Math.max(most, counts[at + column]);
    stats[2 * orders[row]] += Math.min(counts[at], most);
  }
  return stats;
}

/** The length of the reference that is closest to that of the hypothesis; of two, the shorter. */
function closestLength(length: number, [first, ...others]: readonly Int32Array[]): number {
  let closest = first.length;
  for (const reference of others) {
    const nearer = Math.abs(reference.length - length) - Math.abs(closest - length);
    if (nearer < 0 || (nearer === 0 && reference.length < closest)) closest = reference.length;
  }
  return closest;
}

/** What to do where an order has n-grams but none of them matches: let the score be 0, or count a part of a match. */
export type BleuSmoothing = 'none' | 'exp';

export interface BleuOfOptions {
  readonly smoothing: BleuSmoothing;
  /** Leave out orders longer than the hypothesis. */
  readonly effectiveOrder: boolean;
}

/** BLEU and what it is made of. */
export interface Bleu {
  readonly value: number;
  /** For each order, the part of the n-grams of the hypothesis that references have; 0 where it has no n-grams. */
  readonly precisions: readonly number[];
  readonly brevityPenalty: number;
  readonly hypothesisLength: number;
  /** The sum of the lengths of the closest references. */
  readonly referenceLength: number;
}

/** BLEU of summed statistics (Papineni et al. 2002). */
export function bleuOf(totals: ArrayLike<number>, { smoothing, effectiveOrder }: BleuOfOptions): Bleu {
  const hypothesisLength = totals[0];
  const referenceLength = totals[1];
  const precisions: number[] = [];
  let misses = 0;
  let matches = 0;
  let effective = 0;
  for (let n = 1; n <= ORDER; n++) {
    const matched = totals[2 * n];
    const all = totals[2 * n + 1];
    matches += matched;
    if (all > 0) effective = n;
    if (all > 0 && matched === 0 && smoothing === 'exp') precisions.push(1 / (2 ** ++misses * all));
    else precisions.push(all === 0 ? 0 : matched / all);
  }
  const brevityPenalty = brevity(hypothesisLength, referenceLength);
  const used = effectiveOrder ? effective : ORDER;
  const logs = precisions.slice(0, used).reduce((sum, precision) => sum + log(precision), 0);
  const value = matches === 0 ? 0 : brevityPenalty * exp(logs / used);
  return { value, precisions, brevityPenalty, hypothesisLength, referenceLength };
}

function brevity(hypothesis: number, reference: number): number {
  if (hypothesis >= reference) return 1;
  return hypothesis === 0 ? 0 : exp(1 - reference / hypothesis);
}

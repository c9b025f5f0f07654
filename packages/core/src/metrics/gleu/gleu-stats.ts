import type { NgramTable } from '../ngram/ngram-table.js';
import type { SegmentTexts } from '../ngram/segment-texts.js';
import { exp, log } from '../../stats/exp-log.js';

/** What n-grams cost that the hypothesis keeps from the source although the reference does not have them. */
export type GleuPenalty = 'program' | 'paper';

/**
 * For each reference: the length of the hypothesis, the length of the reference, and for each order the matched
 * n-grams less the penalty, and the n-grams of the hypothesis.
 */
export type GleuStats = readonly (readonly number[])[];

/** The columns of the statistics that depend on the reference. */
export function drawnColumns(order: number): number[] {
  return [1, ...Array.from({ length: order }, (_, n) => 2 + 2 * n)];
}

/** The statistics averaged over the references. */
export function meanStats(references: GleuStats): number[] {
  return references[0].map(
    (_, column) => references.reduce((sum, stats) => sum + stats[column], 0) / references.length,
  );
}

interface CountingRules {
  readonly order: number;
  readonly penalty: GleuPenalty;
  /** The length of a text without words. */
  readonly shortest: number;
}

/** Counts with the working memory of `table`. */
export function gleuStats(table: NgramTable, texts: SegmentTexts, rules: CountingRules): GleuStats {
  const { order, penalty, shortest } = rules;
  const { source, hypothesis, references } = texts;
  table.count([source, hypothesis, ...references], order);
  const stats = references.map((reference) => {
    const counted = [hypothesis, reference].map((text) => Math.max(shortest, text.length));
    for (let n = 1; n <= order; n++) counted.push(0, Math.max(0, hypothesis.length + 1 - n));
    return counted;
  });
  const { counts, columns, orders, size } = table;
  for (let row = 1; row < size; row++) {
    const at = row * columns;
    const proposed = counts[at + 1];
    if (proposed === 0) continue;
    const kept = Math.min(proposed, counts[at]);
    for (let k = 0; k < stats.length; k++) {
      const matched = Math.min(proposed, counts[at + 2 + k]);
      const cost = penalty === 'program' && matched > 0 ? 0 : Math.max(0, kept - matched);
      stats[k][2 * orders[row]] += matched - cost;
    }
  }
  // The program lets no sentence count against the others; the sum printed in the papers does.
  return penalty === 'paper' ? stats : stats.map((counted) => counted.map((count) => Math.max(0, count)));
}

/** GLEU of summed statistics (Napoles et al. 2016); 0 where one of them is not above 0. */
export function gleuOf(totals: ArrayLike<number>): number {
  for (let column = 0; column < totals.length; column++) if (totals[column] <= 0) return 0;
  const order = totals.length / 2 - 1;
  let logs = 0;
  for (let column = 2; column < totals.length; column += 2) logs += log(totals[column] / totals[column + 1]);
  return exp(Math.min(0, 1 - totals[1] / totals[0]) + logs / order);
}

/** GLEU of one sentence and one reference: statistics that are not above 0 count as 1. */
export function smoothedGleuOf(stats: readonly number[]): number {
  return gleuOf(stats.map((count) => Math.max(1, count)));
}

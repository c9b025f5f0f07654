import type { NgramTable } from '../ngram/ngram-table.js';
import type { SegmentTexts } from '../ngram/segment-texts.js';

/** What n-grams cost that the hypothesis keeps from the source although the reference does not have them. */
export type GleuPenalty = 'program' | 'paper';

/**
 * For each reference: the length of the hypothesis, the length of the reference, and for each order the matched
 * n-grams less the penalty, and the n-grams of the hypothesis.
 */
export type GleuStats = readonly (readonly number[])[];

/** The places of the statistics that depend on the reference. */
export function drawnPlaces(order: number): number[] {
  return [1, ...Array.from({ length: order }, (_, n) => 2 + 2 * n)];
}

/** The statistics averaged over the references. */
export function meanStats(references: GleuStats): number[] {
  return references[0].map((_, place) => references.reduce((sum, own) => sum + own[place], 0) / references.length);
}

/** Counts with the working memory of `table`. */
export function gleuStats(table: NgramTable, texts: SegmentTexts, order: number, penalty: GleuPenalty): GleuStats {
  const { source, hypothesis, references } = texts;
  table.count([source, hypothesis, ...references], order);
  const stats = references.map((reference) => {
    const own = [hypothesis.length, reference.length];
    for (let n = 1; n <= order; n++) own.push(0, Math.max(0, hypothesis.length + 1 - n));
    return own;
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
  return penalty === 'paper' ? stats : stats.map((own) => own.map((one) => Math.max(0, one)));
}

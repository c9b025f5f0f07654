import type { NgramTable } from '../ngram/ngram-table.js';
import type { SegmentTexts } from '../ngram/segment-texts.js';

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

import { pairsOf, type Concordance } from './concordance.js';
import { studentTUpperTail } from './student-t.js';

/**
 * The two-sided p-value of Pearson's r, or of Spearman's rho, against no correlation, by Student's t with n - 2
 * degrees of freedom. Exact for r of normal variables, approximate for rho. Null for fewer than three values.
 */
export function correlationP(r: number, n: number): number | null {
  if (n < 3) return null;
  if (Math.abs(r) >= 1) return 0;
  return 2 * studentTUpperTail(Math.abs(r) * Math.sqrt((n - 2) / (1 - r * r)), n - 2);
}

/**
 * The exact two-sided p-value of Kendall's tau against no correlation: the fraction of all orders of n items in which
 * the number of discordant pairs is at least as far from half. Null when there are ties, for which there is no such
 * count.
 */
export function kendallP(counts: Concordance, n: number): number | null {
  const pairs = pairsOf(counts);
  const { concordant, discordant } = counts;
  if (n < 2 || concordant + discordant < pairs) return null;
  const fewest = Math.min(concordant, discordant);
  return Math.min(1, 2 * fractionOfOrders(n, fewest));
}

/** The fraction of the orders of n items in which at most `most` pairs are inverted. */
function fractionOfOrders(n: number, most: number): number {
  let fractions = Float64Array.of(1);
  // The k-th item makes 0 to k - 1 new inversions, all equally likely.
  for (let k = 2; k <= n; k++) {
    const next = new Float64Array(Math.min(most + 1, fractions.length + k - 1));
    let window = 0;
    for (let inversions = 0; inversions < next.length; inversions++) {
      if (inversions < fractions.length) window += fractions[inversions];
      if (inversions >= k && inversions - k < fractions.length) window -= fractions[inversions - k];
      next[inversions] = window / k;
    }
    fractions = next;
  }
  return fractions.reduce((sum, fraction) => sum + fraction, 0);
}

import { pairsOf, type Concordance } from './concordance.js';
import { studentTUpperTail } from './student-t.js';

/**
 * The two-sided p-value of Pearson's r, or of Spearman's rho, against no correlation, by Student's t with n - 2
 * degrees of freedom. Exact for r of normal variables, near for rho. Null for fewer than three values.
 */
export function correlationP(r: number, n: number): number | null {
  if (n < 3) return null;
  if (Math.abs(r) >= 1) return 0;
  return 2 * studentTUpperTail(Math.abs(r) * Math.sqrt((n - 2) / (1 - r * r)), n - 2);
}

/**
 * The exact two-sided p-value of Kendall's tau against no correlation: how many orders of n things are as far from
 * half of the pairs. Null when there are ties, for which there is no such count.
 */
export function kendallP(counts: Concordance, n: number): number | null {
  const pairs = pairsOf(counts);
  const { concordant, discordant } = counts;
  if (n < 2 || concordant + discordant < pairs) return null;
  const fewest = Math.min(concordant, discordant);
  return Math.min(1, 2 * shareOfOrders(n, fewest));
}

/** The share of the orders of n things that have at most so many pairs the wrong way round. */
function shareOfOrders(n: number, most: number): number {
  let shares = Float64Array.of(1);
  // The k-th thing is put behind 0 to k - 1 of those before it, each as likely.
  for (let k = 2; k <= n; k++) {
    const next = new Float64Array(Math.min(most + 1, shares.length + k - 1));
    let window = 0;
    for (let wrong = 0; wrong < next.length; wrong++) {
      if (wrong < shares.length) window += shares[wrong];
      if (wrong >= k && wrong - k < shares.length) window -= shares[wrong - k];
      next[wrong] = window / k;
    }
    shares = next;
  }
  return shares.reduce((sum, share) => sum + share, 0);
}

import { concordanceOf, pairsOf, type Concordance } from './concordance.js';

/** Kendall's (1938) tau-a: agreements less disagreements, over all pairs; ties are neither. */
export function tauA(counts: Concordance): number | null {
  return ratio(counts.concordant - counts.discordant, pairsOf(counts));
}

/** Kendall's (1945) tau-b: the ties of each order are left out of its factor of the denominator. */
export function tauB({ concordant, discordant, firstTies, secondTies }: Concordance): number | null {
  const decided = concordant + discordant;
  return ratio(concordant - discordant, Math.sqrt((decided + firstTies) * (decided + secondTies)));
}

/** Stuart's (1953) tau-c of two columns, for orders with different numbers of distinct values. */
export function tauC(first: ArrayLike<number>, second: ArrayLike<number>): number | null {
  const { concordant, discordant } = concordanceOf(first, second);
  const classes = Math.min(new Set(Array.from(first)).size, new Set(Array.from(second)).size);
  return ratio(2 * (concordant - discordant), (first.length ** 2 * (classes - 1)) / classes);
}

/** Goodman & Kruskal's (1954) gamma: over the pairs without a tie in either order. WMT13 called it tau. */
export function gamma({ concordant, discordant }: Concordance): number | null {
  return ratio(concordant - discordant, concordant + discordant);
}

/** The fraction of pairs with the same relation in both orders, ties included (Deutsch et al. 2023). */
export function accuracyWithTies(counts: Concordance): number | null {
  return ratio(counts.concordant + counts.bothTies, pairsOf(counts));
}

/** `accuracyWithTies` on the scale from -1 to 1: tau-eq of Deutsch et al. (2023). */
export function tauEq(counts: Concordance): number | null {
  const { concordant, discordant, firstTies, secondTies, bothTies } = counts;
  return ratio(concordant + bothTies - discordant - firstTies - secondTies, pairsOf(counts));
}

/** Null where the denominator is 0, because no pair counts. */
function ratio(numerator: number, denominator: number): number | null {
  return denominator > 0 ? numerator / denominator : null;
}

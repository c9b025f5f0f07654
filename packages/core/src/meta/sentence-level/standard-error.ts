import type { Contingency } from './contingency.js';
import type { TauSums } from './tau-sums.js';
import { tauOf, type Coefficients } from './tie-conventions.js';

/**
 * The standard error of tau, linearised, without any draws: the root of the summed squares of each group's residual
 * from tau, divided by the number of pairs that count. Pairs of one sentence are judged by the same people, so their
 * errors add up: the groups should be sentences. Null when no pair counts.
 */
export function standardError({ sums, counts }: TauSums): number | null {
  const counted = counts.reduce((sum, count) => sum + count, 0);
  if (counted === 0) return null;
  const tau = sums.reduce((total, sum) => total + sum, 0) / counted;
  const squares = sums.reduce((total, sum, group) => total + (sum - tau * counts[group]) ** 2, 0);
  return Math.sqrt(squares) / counted;
}

/** The same as if each pair were a group of its own: about what a bootstrap of single pairs gives. */
export function standardErrorOfRows(counts: Contingency, coefficients: Coefficients): number | null {
  const tau = tauOf(counts, coefficients);
  if (tau === null) return null;
  let squares = 0;
  let counted = 0;
  coefficients.forEach((coefficient, cell) => {
    if (coefficient === null) return;
    squares += counts[cell] * (coefficient - tau) ** 2;
    counted += counts[cell];
  });
  return Math.sqrt(squares) / counted;
}

import { averageRanks } from './average-ranks.js';
import { concordanceOf } from './concordance.js';
import { tauB } from './kendall.js';

/** A correlation of two columns of the same length; null where it is undefined because a column does not vary. */
export type Correlation = (first: ArrayLike<number>, second: ArrayLike<number>) => number | null;

/** Pearson's r, the linear correlation. Subtracts the means first, so that large values cost no digits. */
export function pearson(first: ArrayLike<number>, second: ArrayLike<number>): number | null {
  if (isConstant(first) || isConstant(second)) return null;
  const firstMean = mean(first);
  const secondMean = mean(second);
  let products = 0;
  let firstSquares = 0;
  let secondSquares = 0;
  for (let at = 0; at < first.length; at++) {
    const firstDeviation = first[at] - firstMean;
    const secondDeviation = second[at] - secondMean;
    products += firstDeviation * secondDeviation;
    firstSquares += firstDeviation * firstDeviation;
    secondSquares += secondDeviation * secondDeviation;
  }
  const norm = Math.sqrt(firstSquares * secondSquares);
  // Rounding can overshoot 1 by a hair; the squares of tiny numbers can underflow to 0.
  return norm > 0 ? Math.max(-1, Math.min(1, products / norm)) : null;
}

/** Spearman's rho: Pearson's r of the ranks, equal values sharing their mean rank. */
export function spearman(first: ArrayLike<number>, second: ArrayLike<number>): number | null {
  return pearson(averageRanks(first), averageRanks(second));
}

/** Kendall's tau-b. */
export function kendall(first: ArrayLike<number>, second: ArrayLike<number>): number | null {
  return tauB(concordanceOf(first, second));
}

/** Compares the values with each other: rounding could make their mean differ from all of them. */
function isConstant(values: ArrayLike<number>): boolean {
  for (let at = 1; at < values.length; at++) if (values[at] !== values[0]) return false;
  return true;
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at];
  return sum / values.length;
}

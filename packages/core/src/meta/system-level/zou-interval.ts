import { fisherInterval, type Interval } from './fisher-interval.js';
import type { DependentCorrelations } from './williams.js';

/**
 * The confidence interval of r12 - r13, two correlations that share a variable (Zou 2007), from the intervals of each.
 * Null where one of those is not defined.
 */
export function zouInterval({ r12, r13, r23, n }: DependentCorrelations, confidence: number): Interval | null {
  const first = fisherInterval(r12, n, confidence);
  const second = fisherInterval(r13, n, confidence);
  if (first === null || second === null) return null;
  const squares = 1 - r12 ** 2 - r13 ** 2 - r23 ** 2;
  // The correlation of the two correlations.
  const c = ((r23 - (r12 * r13) / 2) * squares + r23 ** 3) / ((1 - r12 ** 2) * (1 - r13 ** 2));
  const reach = (one: number, other: number): number => Math.sqrt(one ** 2 + other ** 2 - 2 * c * one * other);
  const difference = r12 - r13;
  return [difference - reach(r12 - first[0], second[1] - r13), difference + reach(first[1] - r12, r13 - second[0])];
}

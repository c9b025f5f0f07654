import { normalQuantile } from '../../stats/normal-quantile.js';
import type { DependentCorrelations } from './williams.js';

export type Interval = readonly [low: number, high: number];

/**
 * The confidence interval of a correlation of n values by Fisher's (1921) z. Null for fewer than four values, and for
 * a perfect correlation, whose interval would have no width however few the values are.
 */
export function fisherInterval(r: number, n: number, confidence: number): Interval | null {
  if (n < 4 || Math.abs(r) >= 1) return null;
  const reach = normalQuantile((1 + confidence) / 2) / Math.sqrt(n - 3);
  const z = Math.atanh(r);
  return [Math.tanh(z - reach), Math.tanh(z + reach)];
}

/**
 * The confidence interval of r12 - r13, two correlations that share a variable (Zou 2007), from the intervals of each.
 * Null where one of those is not defined.
 */
export function zouInterval({ r12, r13, r23, n }: DependentCorrelations, confidence: number): Interval | null {
  const interval12 = fisherInterval(r12, n, confidence);
  const interval13 = fisherInterval(r13, n, confidence);
  if (interval12 === null || interval13 === null) return null;
  const squares = 1 - r12 ** 2 - r13 ** 2 - r23 ** 2;
  // The correlation of the two correlations.
  const c = ((r23 - (r12 * r13) / 2) * squares + r23 ** 3) / ((1 - r12 ** 2) * (1 - r13 ** 2));
  const reach = (first: number, second: number): number => Math.sqrt(first ** 2 + second ** 2 - 2 * c * first * second);
  const difference = r12 - r13;
  return [
    difference - reach(r12 - interval12[0], interval13[1] - r13),
    difference + reach(interval12[1] - r12, r13 - interval13[0]),
  ];
}

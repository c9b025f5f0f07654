import { normalQuantile } from '../../stats/normal-quantile.js';

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

import { gammaQuantile } from './incomplete-gamma.js';

/**
 * The exact interval of the mean of a Poisson variable that was seen to be `count` (Garwood 1936): half the chi-square
 * quantiles with 2n and 2n + 2 degrees of freedom, which are quantiles of gamma variables of shape n and n + 1.
 *
 * @example poissonLimits(0, 0.95) // [0, 3.6889]
 */
export function poissonLimits(count: number, confidence: number): readonly [low: number, high: number] {
  const outside = (1 - confidence) / 2;
  return [count === 0 ? 0 : gammaQuantile(count, outside), gammaQuantile(count + 1, 1 - outside)];
}

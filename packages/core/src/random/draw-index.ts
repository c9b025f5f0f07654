import type { MersenneTwister } from './mersenne-twister.js';

/** An index, drawn with a chance in proportion to its weight; `sum` is that of all weights. */
export function drawIndex(weights: ArrayLike<number>, sum: number, random: MersenneTwister): number {
  let remaining = random.random() * sum;
  let last = 0;
  for (let at = 0; at < weights.length; at++) {
    if (weights[at] === 0) continue;
    last = at;
    remaining -= weights[at];
    if (remaining < 0) return at;
  }
  // Rounding may leave a remainder.
  return last;
}

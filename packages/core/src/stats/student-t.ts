import { incompleteBeta } from './incomplete-beta.js';

/** How likely a value of Student's t distribution is to be above `t`. */
export function studentTUpperTail(t: number, degreesOfFreedom: number): number {
  const sum = degreesOfFreedom + t * t;
  // Two ways to write the same value: each keeps the digits where the other loses them.
  const tail =
    t * t < degreesOfFreedom
      ? (1 - incompleteBeta((t * t) / sum, 0.5, degreesOfFreedom / 2)) / 2
      : incompleteBeta(degreesOfFreedom / sum, degreesOfFreedom / 2, 0.5) / 2;
  return t < 0 ? 1 - tail : tail;
}

const INVERSE_ROOT_OF_2_PI = 1 / Math.sqrt(2 * Math.PI);

/** Beyond this the power series loses digits to cancellation, and the continued fraction converges fast. */
export const TAIL = 3;

/** 1, 1/3, 1/5, …: as many as the series needs up to the tail. */
const INVERSE_ODD = Float64Array.from({ length: 64 }, (_, at) => 1 / (2 * at + 1));

/** The density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp(-0.5 * x * x) * INVERSE_ROOT_OF_2_PI;
}

/**
 * How much of the standard normal distribution lies below `x`, given the density at `x`, which callers need as well.
 * Correct to the last digits even far out on the left.
 */
export function proportionBelow(x: number, density: number): number {
  if (x < -TAIL) return density * millsRatio(-x);
  if (x > TAIL) return 1 - density * millsRatio(x);
  // Marsaglia 2004, section 2: 1/2 + density × (x + x³/3 + x⁵/(3·5) + …).
  const square = x * x;
  let term = x;
  let sum = x;
  let previous = 0;
  for (let at = 1; sum !== previous; at++) {
    previous = sum;
    term *= square * INVERSE_ODD[at];
    sum += term;
  }
  return 0.5 + density * sum;
}

/** The upper tail beyond `x` over the density at `x`, for an `x` of 3 or more, by Laplace's continued fraction. */
export function millsRatio(x: number): number {
  let fraction = x;
  for (let level = 80; level > 0; level--) fraction = x + level / fraction;
  return 1 / fraction;
}

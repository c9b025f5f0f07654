/**
 * The two-sided p-value of a paired bootstrap: how often the difference, shifted to a mean of zero, is as large as
 * the one observed. One is added to both counts, since the observed sample is one of those possible.
 */
export function bootstrapP(first: Float64Array, second: Float64Array, observed: number): number {
  const differences = first.map((value, at) => value - second[at]);
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  return randomisationP(
    differences.map((value) => value - mean),
    observed,
  );
}

/** The two-sided p-value of approximate randomisation (Noreen 1989). */
export function randomisationP(differences: Float64Array, observed: number): number {
  const threshold = Math.abs(observed) - ROUNDING;
  let count = 0;
  for (const difference of differences) if (Math.abs(difference) >= threshold) count++;
  return (count + 1) / (differences.length + 1);
}

/**
 * The one-sided p-value of approximate randomisation: how often the first system falls as far behind the second by
 * chance. `observed` is negative where it fell behind.
 */
export function dropP(differences: Float64Array, observed: number): number {
  let count = 0;
  for (const difference of differences) if (difference <= observed + ROUNDING) count++;
  return (count + 1) / (differences.length + 1);
}

/** Sums of floating-point numbers in another order differ in their last digits; these count as equal. */
export const ROUNDING = 1e-12;

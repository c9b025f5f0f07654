/** How many standard errors chance may explain. */
const STANDARD_ERRORS = 3;

/** How far the mean of as many values, drawn anew, may be from the true one. */
export function toleranceOfMean(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return STANDARD_ERRORS * Math.sqrt(squares / (values.length - 1) / values.length);
}

/** How far two means of as many values may be from each other. */
export function toleranceOfMeans(values: readonly number[]): number {
  return Math.SQRT2 * toleranceOfMean(values);
}

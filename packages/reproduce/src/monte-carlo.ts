/** How many standard errors are put down to chance. */
const STANDARD_ERRORS = 3;

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How far a newly drawn value may be from the mean of `values`. */
export function toleranceOfDraw(values: readonly number[]): number {
  return STANDARD_ERRORS * deviationOf(values) * Math.sqrt(1 + 1 / values.length);
}

/** How far the mean of as many newly drawn values may be from the true mean. */
export function toleranceOfMean(values: readonly number[]): number {
  return (STANDARD_ERRORS * deviationOf(values)) / Math.sqrt(values.length);
}

/** How far two means of as many values may be apart. */
export function toleranceOfMeans(values: readonly number[]): number {
  return Math.SQRT2 * toleranceOfMean(values);
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}

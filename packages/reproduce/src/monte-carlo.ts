/** How many standard errors chance may explain. */
const STANDARD_ERRORS = 3;

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How far a value drawn anew may be from the mean of these. */
export function toleranceOfDraw(values: readonly number[]): number {
  return STANDARD_ERRORS * deviationOf(values) * Math.sqrt(1 + 1 / values.length);
}

/** How far the mean of as many values, drawn anew, may be from the true one. */
export function toleranceOfMean(values: readonly number[]): number {
  return (STANDARD_ERRORS * deviationOf(values)) / Math.sqrt(values.length);
}

/** How far two means of as many values may be from each other. */
export function toleranceOfMeans(values: readonly number[]): number {
  return Math.SQRT2 * toleranceOfMean(values);
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}

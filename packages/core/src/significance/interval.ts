/** A confidence interval: the quantiles of bootstrap values that cut off equally many at each end. */
export function percentileInterval(values: Float64Array, confidence: number): readonly [low: number, high: number] {
  const sorted = values.toSorted();
  const outside = (1 - confidence) / 2;
  return [quantile(sorted, outside), quantile(sorted, 1 - outside)];
}

/** The quantile of sorted values by linear interpolation (method R-7 of Hyndman & Fan 1996). */
export function quantile(sorted: Float64Array, p: number): number {
  const position = (sorted.length - 1) * p;
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (position - below);
}

/** A point of a plot of precision over recall, both from 0 to 1. */
export type IsoPoint = readonly [recall: number, precision: number];

/** How many points a line has; it bends most at its beginning, where they are closest. */
const STEPS = 48;

/**
 * The points where F with this `beta` has one value, from the top of the plot to its right edge; none where no point
 * within has it. Solves van Rijsbergen's F = (1 + β²)PR / (β²P + R) for each other.
 */
export function isoF(
  value: number,
  beta: number,
  [mostRecall, mostPrecision]: readonly [mostRecall: number, mostPrecision: number],
): IsoPoint[] {
  const weight = beta * beta;
  const precisionAt = (recall: number): number => (value * recall) / ((1 + weight) * recall - weight * value);
  const least = (value * weight * mostPrecision) / ((1 + weight) * mostPrecision - value);
  // Beyond the pole, F would have to be larger than precision allows.
  if ((1 + weight) * mostPrecision <= value || least > mostRecall) return [];
  return Array.from({ length: STEPS + 1 }, (_, step): IsoPoint => {
    const recall = least + (mostRecall - least) * (step / STEPS) ** 2;
    return [recall, step === 0 ? mostPrecision : precisionAt(recall)];
  });
}

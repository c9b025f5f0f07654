/** A point of a plot of precision over recall, both from 0 to 1. */
export type IsoPoint = readonly [recall: number, precision: number];

/** Two ways to the same point may differ by this much. */
const ROUNDING = 1e-12;

/** How many points a line has; it bends most at its beginning, where they are closest. */
const STEPS = 48;

/**
 * The points between two corners of a plot where F with this `beta` has one value, from the left or the top to the right
 * or the bottom; none where no point between them has it. Solves van Rijsbergen's F = (1 + β²)PR / (β²P + R) for each
 * other.
 */
export function isoF(value: number, beta: number, least: IsoPoint, most: IsoPoint): IsoPoint[] {
  const weight = beta * beta;
  const precisionAt = (recall: number): number => (value * recall) / ((1 + weight) * recall - weight * value);
  // No recall is enough where precision is so low.
  const recallAt = (precision: number): number =>
    (1 + weight) * precision <= value ? Infinity : (value * weight * precision) / ((1 + weight) * precision - value);
  const [first, last] = [Math.max(least[0], recallAt(most[1])), Math.min(most[0], recallAt(least[1]))];
  if (!(first - last <= ROUNDING)) return [];
  return Array.from({ length: STEPS + 1 }, (_, step): IsoPoint => {
    const recall = first + (last - first) * (step / STEPS) ** 2;
    return [recall, Math.min(most[1], precisionAt(recall))];
  });
}

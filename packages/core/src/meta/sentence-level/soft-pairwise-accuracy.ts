/** By pair of systems, in the order (0, 1), (0, 2), …, (1, 2), …: how likely it is by chance that the first wins so. */
export type PairPValues = Float64Array;

/** Sums in another order differ in their last digits; such sums are equal. */
const ROUNDING = 1e-9;

/**
 * The one-sided p-value of a paired permutation test for each pair of systems: the share of sign flips of the items
 * with which the summed differences are as large as they are.
 */
export function flippedPValues(
  differencesOf: (one: number, other: number) => ArrayLike<number>,
  systems: number,
  flips: readonly Int8Array[],
): PairPValues {
  const values: number[] = [];
  for (let one = 0; one < systems; one++) {
    for (let other = one + 1; other < systems; other++) values.push(flippedP(differencesOf(one, other), flips));
  }
  return Float64Array.from(values);
}

function flippedP(differences: ArrayLike<number>, flips: readonly Int8Array[]): number {
  // Most items do not tell two systems apart.
  const places = Array.from(differences, (_, at) => at).filter((at) => differences[at] !== 0);
  const values = Float64Array.from(places, (at) => differences[at]);
  const items = Int32Array.from(places);
  const size = values.reduce((sum, value) => sum + Math.abs(value), 0);
  const observed = values.reduce((sum, value) => sum + value, 0) - ROUNDING * size;
  let asLarge = 0;
  for (const signs of flips) {
    let sum = 0;
    for (let at = 0; at < items.length; at++) sum += signs[items[at]] * values[at];
    if (sum >= observed) asLarge++;
  }
  return asLarge / flips.length;
}

/**
 * Soft pairwise accuracy (Thompson et al. 2024): 1 less the mean distance, over pairs of systems, of the human and the
 * metric p-value. A metric gains by being as unsure as people are, not only by the same order. Null for one system.
 */
export function softPairwiseAccuracy(human: PairPValues, metric: PairPValues): number | null {
  if (human.length === 0) return null;
  return 1 - human.reduce((sum, p, at) => sum + Math.abs(p - metric[at]), 0) / human.length;
}

/**
 * What a unit adds to the diagonal of the coincidence matrix, from how often it got each label. A unit with
 * fewer than two labels adds nothing, and its labels do not count.
 */
export function coincidencesOf(labels: readonly number[]): number {
  const size = labels.reduce((sum, count) => sum + count, 0);
  return size < 2 ? 0 : labels.reduce((sum, count) => sum + count * (count - 1), 0) / (size - 1);
}

/**
 * Krippendorff's alpha for nominal data (Krippendorff 2011), from the diagonal of the coincidence matrix, summed, and
 * its marginals. 1 when all agree, also where only one label is used; NaN when nothing was compared.
 */
export function nominalAlpha(coincidences: number, labels: readonly number[]): number {
  const size = labels.reduce((sum, count) => sum + count, 0);
  if (size === 0) return NaN;
  const byChance = labels.reduce((sum, count) => sum + count * (count - 1), 0);
  // Sums of fractions may be slightly off a whole number.
  if (size - coincidences < 1e-9) return 1;
  return ((size - 1) * coincidences - byChance) / (size * (size - 1) - byChance);
}

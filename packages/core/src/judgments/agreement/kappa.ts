/**
 * How agreement by chance is estimated. With `names`, from the shares of <, = and >, as the paper does; which of two
 * outputs comes first is decided by their names, so other names give another value. With `symmetric`, < and > count as
 * equally likely, as they are when the two outputs are shown in random order, and names do not matter.
 */
export const CHANCES = ['names', 'symmetric'] as const;
export type Chance = (typeof CHANCES)[number];

/** How often each label was given: the first output better, a tie, the second better. */
export type LabelCounts = readonly [better: number, tie: number, worse: number];

/** The labels from which agreement by chance is computed. */
export function chanceLabels([better, tie, worse]: LabelCounts, chance: Chance): LabelCounts {
  const decided = (better + worse) / 2;
  return chance === 'names' ? [better, tie, worse] : [decided, tie, decided];
}

/** P(E) of Grundkiewicz et al. (2015), section 4.4: how likely two labels drawn from the counts are the same. */
export function chanceAgreement(labels: LabelCounts, chance: Chance): number {
  const total = labels[0] + labels[1] + labels[2];
  return chanceLabels(labels, chance).reduce((sum, count) => sum + (count / total) ** 2, 0);
}

/**
 * Kappa: agreement above chance, divided by the most there could be. 1 when all agree, also where chance alone would;
 * NaN when nothing was compared.
 */
export function kappa(agreements: number, comparisons: number, labels: LabelCounts, chance: Chance): number {
  if (comparisons === 0) return NaN;
  if (agreements === comparisons) return 1;
  const expected = chanceAgreement(labels, chance);
  return (agreements / comparisons - expected) / (1 - expected);
}

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

/** How often two annotators marked the same units. */
export interface Marks {
  readonly both: number;
  readonly firstOnly: number;
  readonly secondOnly: number;
  readonly neither: number;
}

/**
 * Cohen's (1960) kappa of two annotators who mark units or leave them: agreement above chance, divided by the
 * most there could be. 1 when they agree on every unit, also where chance alone would.
 */
export function cohenKappa({ both, firstOnly, secondOnly, neither }: Marks): number {
  const units = both + firstOnly + secondOnly + neither;
  if (firstOnly + secondOnly === 0) return 1;
  const first = (both + firstOnly) / units;
  const second = (both + secondOnly) / units;
  const chance = first * second + (1 - first) * (1 - second);
  return ((both + neither) / units - chance) / (1 - chance);
}

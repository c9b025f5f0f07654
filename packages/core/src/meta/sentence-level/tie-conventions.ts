import type { Contingency } from './cells.js';

/**
 * What a pair adds to tau, by cell: 1 agreement, -1 disagreement, 0 neither; null when the pair does not count at all.
 */
export type Coefficients = readonly (number | null)[];

// Rows: what people say (first better, tie, second better); in each, what the metric says.
const conventions = {
  /** Chollampatt & Ng (2018), section 3.2: human ties count, and a tie that both see is an agreement. */
  hties: [1, 0, -1, 0, 1, 0, -1, 0, 1],
  /** Chollampatt & Ng (2018), and WMT14 (Macháček & Bojar 2014): human ties do not count, metric ties are neither. */
  noties: [1, 0, -1, null, null, null, -1, 0, 1],
  /** WMT12 (Callison-Burch et al. 2012): a metric tie is a disagreement. */
  wmt12: [1, -1, -1, null, null, null, -1, -1, 1],
  /** WMT13 (Macháček & Bojar 2013): no tie counts; Goodman & Kruskal's gamma. */
  wmt13: [1, null, -1, null, null, null, -1, null, 1],
  /** Kendall's tau-a: all pairs count, ties are neither. */
  tauA: [1, 0, -1, 0, 0, 0, -1, 0, 1],
  /** Deutsch et al. (2023): a tie must be met by a tie. */
  tauEq: [1, -1, -1, -1, 1, -1, -1, -1, 1],
  /** `tauEq` as a share from 0 to 1: pairwise accuracy with ties. */
  accEq: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  /** The program released with SEEDA: a metric tie says that the first system, by name, loses. */
  seeda: [1, -1, -1, null, null, null, -1, 1, 1],
  /** The share of the pairs decided by people that the metric puts in the same order; its ties are wrong. */
  accuracy: [1, 0, 0, null, null, null, 0, 0, 1],
} as const satisfies Readonly<Record<string, Coefficients>>;

export type TieConvention = keyof typeof conventions;

/** The conventions for ties, in the order in which tables show them. */
export const tieConventions = Object.keys(conventions) as readonly TieConvention[];

/** A record of what `make` returns for each convention. */
export function byConvention<T>(make: (convention: TieConvention) => T): Record<TieConvention, T> {
  return Object.fromEntries(tieConventions.map((convention) => [convention, make(convention)])) as Record<
    TieConvention,
    T
  >;
}

export function coefficientsOf(convention: TieConvention): Coefficients {
  return conventions[convention];
}

/** Tau of a table under a convention: the sum of what the pairs add, divided by how many count; null if none does. */
export function tauOf(counts: Contingency, coefficients: Coefficients): number | null {
  let sum = 0;
  let counted = 0;
  coefficients.forEach((coefficient, cell) => {
    if (coefficient === null) return;
    sum += coefficient * counts[cell];
    counted += counts[cell];
  });
  return counted > 0 ? sum / counted : null;
}

/** How many pairs count under a convention. */
export function countedPairs(counts: Contingency, coefficients: Coefficients): number {
  return coefficients.reduce<number>((sum, coefficient, cell) => sum + (coefficient === null ? 0 : counts[cell]), 0);
}

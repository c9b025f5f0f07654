/** A stretch of the reference that a stretch of the hypothesis may stand for. */
export interface Match {
  /** Place of the module in the list of modules. */
  readonly module: number;
  /** First word and number of words in the reference. */
  readonly start: number;
  readonly length: number;
  /** First word and number of words in the hypothesis. */
  readonly from: number;
  readonly fromLength: number;
  /** What the match counts in the search. */
  readonly gain: number;
}

/**
 * METEOR searches with the weight 1 for exact matches and one half for others, and adds each side up in whole
 * numbers: a single word that is not equal gains nothing.
 */
export function gainOf(isExact: boolean, length: number, fromLength: number): number {
  return isExact ? length + fromLength : (length >> 1) + (fromLength >> 1);
}

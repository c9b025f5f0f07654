/**
 * The data of sections C and D of Krippendorff (2011), "Computing Krippendorff's alpha-reliability": a row for each
 * observer, a value for each unit, and a dot where there is none.
 */
export const FOUR_OBSERVERS = [
  '1 2 3 3 2 1 4 1 2 . . .',
  '1 2 3 3 2 2 4 1 2 5 . 3',
  '. 3 3 3 2 3 4 2 2 5 1 .',
  '1 2 3 3 2 4 4 1 2 5 1 .',
] as const;

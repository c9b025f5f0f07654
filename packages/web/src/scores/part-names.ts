/** Parts of a score that are shown beside it, in this order. */
export const PARTS = ['correct', 'proposed', 'gold', 'precision', 'recall'] as const;

export type PartName = (typeof PARTS)[number];

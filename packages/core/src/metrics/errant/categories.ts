import { typeAtDepth, type TypeDepth } from '../../edits/errant/types.js';
import type { PrecisionRecall } from '../f-score.js';
import { roundedRatios, type EditCounts } from './counts.js';
import { TypeTally, type TypeCounts } from './pair-counts.js';

export { typeAtDepth, type TypeDepth } from '../../edits/errant/types.js';

/** The counts of a type or of several that begin or end alike, and the ratios made of them. */
export interface Category extends EditCounts, PrecisionRecall {
  readonly type: string;
}

/** A row for each type at a depth, by name; ratios are rounded as ERRANT prints them. */
export function categoriesOf(types: readonly TypeCounts[], depth: TypeDepth, beta: number): Category[] {
  const tally = new TypeTally();
  tally.add(types.map(([type, ...counts]) => [typeAtDepth(type, depth), ...counts]));
  return tally.rows
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, tp, fp, fn]) => ({ type, tp, fp, fn, ...roundedRatios({ tp, fp, fn }, beta) }));
}

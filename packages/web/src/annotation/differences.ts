import type { Comparison } from '@stet/server';

/** How the edits of two annotators differ. */
export type Difference = keyof Comparison['counts'];

export const DIFFERENCES: readonly Difference[] = ['same', 'otherType', 'otherCorrection', 'otherSpan', 'alone'];

const TITLES: Readonly<Record<Difference, string>> = {
  same: 'agreed',
  otherType: 'same correction, other type',
  otherCorrection: 'same words, other correction',
  otherSpan: 'overlapping words',
  alone: 'only one',
};

export function differenceTitle(difference: Difference): string {
  return TITLES[difference];
}

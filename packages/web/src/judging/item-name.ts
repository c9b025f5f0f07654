import type { Assignment } from '@stet/server';

/** Practice is counted apart, so that the first item that counts is item 1. */
export function itemName({ practice, countedNumber }: Assignment): string {
  return `${practice ? 'Practice' : 'Item'} ${countedNumber}`;
}

import { fixed } from '../text/fixed.js';

/** A fraction as a percentage, as the papers print it: rounded like C's printf, exact ties to the even digit. */
export function percent(fraction: number, digits = 2): string {
  return (Number(fixed(fraction, digits + 2)) * 100).toFixed(digits);
}

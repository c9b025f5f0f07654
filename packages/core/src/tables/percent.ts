import { fixed } from '../text/fixed.js';

/** A fraction as a percentage, as the papers print it: rounded like C's printf, exact ties to the even digit. */
export function percent(fraction: number, digits = 2): string {
  return (Number(fixed(fraction, digits + 2)) * 100).toFixed(digits);
}

/** A difference with its sign, in points or as `shown`; one that is shown as 0 has no direction: `±0.00`. */
export function signed(difference: number, shown: (value: number) => string = percent): string {
  const size = shown(Math.abs(difference));
  return `${Number(size) === 0 ? '±' : difference < 0 ? '−' : '+'}${size}`;
}

/** A p-value after the letter p: `p = 0.213`, `p < 0.001`. */
export function shownP(p: number): string {
  return p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`;
}

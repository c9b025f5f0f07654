import { fixed } from '../text/fixed.js';

/** A number with `digits` decimal places and a real minus sign, as pages and charts show it; never `−0`. */
export function decimal(value: number, digits = 2): string {
  return fixed(value, digits).replace('-', '−');
}

/** An interval or a range of numbers, from low to high. */
export function decimalInterval(bounds: readonly number[], digits = 2): string {
  return bounds.map((bound) => decimal(bound, digits)).join(' to ');
}

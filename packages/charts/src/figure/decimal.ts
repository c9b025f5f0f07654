import { fixed } from '@stet/core/internal';

/** A number as the papers print it: no zero before the point, and a real minus sign. */
export function decimal(value: number, digits = 2): string {
  return fixed(value, digits)
    .replace(/^(-?)0\./u, '$1.')
    .replace('-', '−');
}

/** An interval or a range of numbers. */
export function interval([low, high]: readonly [low: number, high: number], digits = 2): string {
  return `${decimal(low, digits)} to ${decimal(high, digits)}`;
}

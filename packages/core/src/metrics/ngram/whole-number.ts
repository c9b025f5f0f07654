import { StetError } from '../../error.js';

/** The longest n-grams that a metric may be asked for: they bound its memory. */
export const MAX_ORDER = 16;

/** The option, checked to be a whole number from 1 to `most`. */
export function wholeNumber(name: string, value: number, most: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `{{${name}}} to be a whole number from 1 to ${most}`,
    found: String(value),
    remedy: 'Change it.',
  });
}

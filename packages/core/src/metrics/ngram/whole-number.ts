import { StetError } from '../../error.js';

/** The option, checked to be a whole number in the range. */
export function wholeNumber(name: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: `${name} to be a whole number from ${least} to ${most}`,
    found: String(value),
    remedy: 'Choose one of these.',
  });
}

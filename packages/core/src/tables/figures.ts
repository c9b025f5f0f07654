import { fixed, plainPercent } from '../text/fixed.js';

/** Stands for a value that is not defined. */
export const NONE = '–';

const DIGITS = 3;

export function figure(value: number | null | undefined, digits = DIGITS): string {
  return value === null || value === undefined ? NONE : fixed(value, digits);
}

export function interval(bounds: readonly [low: number, high: number] | null | undefined, digits = 2): string {
  return bounds?.map((bound) => fixed(bound, digits)).join(' to ') ?? NONE;
}

/** The title of a column of intervals: `95 % interval`. */
export function intervalTitle({ confidence }: { readonly confidence: number }): string {
  return `${plainPercent(confidence)} % interval`;
}

import { NONE, fixed } from '@stet/core/internal';

const DIGITS = 3;

export function shownP(p: number | null | undefined): string {
  if (p === null || p === undefined) return NONE;
  return p < 0.001 ? '< 0.001' : p.toFixed(DIGITS);
}

export function share(confidence: number): string {
  return `${Number((100 * confidence).toPrecision(6))} %`;
}

/** A number in a sentence: 0.69 and -0.25. */
export function short(value: number, digits = 2): string {
  return fixed(value, digits);
}

/** A p-value in a sentence: = 0.35, = 0.015, < 0.001. */
export function shortP(p: number): string {
  return p < 0.001 ? '< 0.001' : `= ${short(p, p < 0.1 ? 3 : 2)}`;
}

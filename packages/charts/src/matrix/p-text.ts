import { decimal } from '@stet/core/internal';

const DIGITS = 3;
const LEAST = 0.0005;

/** A probability with three decimals, or an upper bound if it is smaller. */
export function pText(p: number): string {
  return p < LEAST ? '<0.001' : decimal(p, DIGITS);
}

/** The same, with `p`, for use in a sentence. */
export function pStatement(p: number): string {
  return p < LEAST ? 'p < 0.001' : `p = ${pText(p)}`;
}

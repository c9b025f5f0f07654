import { decimal } from '../figure/decimal.js';

const DIGITS = 3;
const LEAST = 0.0005;

/** A probability with three places, or how small it is at least. */
export function pText(p: number): string {
  return p < LEAST ? '<.001' : decimal(p, DIGITS);
}

/** The same within a text. */
export function pStatement(p: number): string {
  return p < LEAST ? 'p < .001' : `p = ${pText(p)}`;
}

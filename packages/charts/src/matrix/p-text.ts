import { shownDecimal } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';

const DIGITS = 3;
const LEAST = 0.0005;

/** A probability with three decimals, or an upper bound if it is smaller. */
export function pText(p: number): string {
  return p < LEAST ? chartWords().speech.written('<0.001') : shownDecimal(p, DIGITS);
}

/** The same, with `p`, for use in a sentence. */
export function pStatement(p: number): string {
  return p < LEAST ? chartWords().speech.written('p < 0.001') : `p = ${pText(p)}`;
}

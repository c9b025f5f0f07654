import { CHECK_WORDS, passesCheck } from '@stet/core/internal';
import type { Feedback } from './item-feedback.js';

/** Of the intact output and the damaged one. */
const RANKS = [1, 2];

/** What a judge is told after the attention check that ends practice; `ranks` are null if they skipped it. */
export function checkFeedback(ranks: readonly number[] | null): Feedback {
  const isNoticed = ranks !== null && passesCheck(ranks, { scored: false });
  const explanation = isNoticed ? CHECK_WORDS.noticed : CHECK_WORDS.missed;
  return { ranks: RANKS, details: null, explanation };
}

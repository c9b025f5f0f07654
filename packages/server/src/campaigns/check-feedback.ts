import { passesCheck } from '@stet/core/internal';
import type { Feedback } from './item-feedback.js';

const LATER = 'A few such items will come, without a word, to tell who reads carefully. They count in no ranking.';

/** Of the intact output and the damaged one. */
const RANKS = [1, 2];

/** What a judge is told after the attention check that ends practice; `ranks` are null if they skipped it. */
export function checkFeedback(ranks: readonly number[] | null): Feedback {
  const isNoticed = ranks !== null && passesCheck(ranks, { scored: false });
  const verdict = isNoticed
    ? 'This was an attention check, and you noticed: one of the two is the other with words missing and out of place.'
    : 'This was an attention check: one of the two is the other with words missing and out of place, so that it cannot be as good. Read each output to its end.';
  return { ranks: RANKS, details: null, explanation: `${verdict} ${LATER}` };
}

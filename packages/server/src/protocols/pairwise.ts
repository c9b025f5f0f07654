import type { PairDrawing } from '@stet/core/internal';
import { checkRanks } from './check-ranks.js';
import type { JudgingProtocol } from './judging-protocol.js';

/** Of two outputs one is better, or both are equally good. */
export const pairwise: JudgingProtocol<{ readonly kind: 'pairwise'; readonly drawing: PairDrawing['by'] }> = {
  check: ({ ranks }, { outputs }) => {
    checkRanks(ranks, outputs.length);
    return { ranks, details: null };
  },
};

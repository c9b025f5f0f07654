import { checkRanks } from './check-ranks.js';
import type { JudgingProtocol } from './judging-protocol.js';

/** Ranks alone (Grundkiewicz et al. 2015, section 4.2). */
export const ranking: JudgingProtocol<{ readonly kind: 'ranking' }> = {
  check: ({ ranks }, { outputs }) => {
    checkRanks(ranks, outputs.length);
    return { ranks, details: null };
  },
};

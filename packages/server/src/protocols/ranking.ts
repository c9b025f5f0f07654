import { checkRanks } from './check-ranks.js';
import type { JudgingProtocol } from './judging-protocol.js';
import type { ProtocolOf } from './schemas.js';

/** Ranks alone (Grundkiewicz et al. 2015, section 4.2). */
export const ranking: JudgingProtocol<ProtocolOf<'ranking'>> = {
  check: ({ ranks }, { outputs }) => {
    checkRanks(ranks, outputs.length);
    return { ranks, details: null };
  },
};

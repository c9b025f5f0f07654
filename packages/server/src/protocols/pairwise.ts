import { checkRanks } from './check-ranks.js';
import type { JudgingProtocol } from './judging-protocol.js';
import type { ProtocolOf } from './schemas.js';

/** Of two outputs one is better, or both are equally good. */
export const pairwise: JudgingProtocol<ProtocolOf<'pairwise'>> = {
  check: ({ ranks }, { outputs }) => {
    checkRanks(ranks, outputs.length);
    return { ranks, details: null };
  },
};

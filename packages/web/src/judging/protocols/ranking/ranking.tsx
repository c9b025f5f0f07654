import type { ProtocolOf } from '@stet/server';
import { words } from '../../../language/words.js';
import { describeRanks, isComplete, letterOf, outputsAt } from '../../ranks.js';
import type { ProtocolRules } from '../judging-protocol.js';
import { RankingView } from './ranking-view.js';

/** Outputs are ranked from best to worst. */
export const ranking: ProtocolRules<ProtocolOf<'ranking'>> = {
  settings: { kind: 'ranking' },
  View: RankingView,
  emptyDetails: () => null,
  ranksOf: ({ ranks }) => (isComplete(ranks) ? ranks : undefined),
  gapOf: ({ ranks }) => {
    const unranked = outputsAt(ranks, null);
    return { output: unranked[0], words: words().judging.rankFirst(unranked.map(letterOf)) };
  },
  describe: ({ ranks }) => describeRanks(ranks),
};

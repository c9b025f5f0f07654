import type { ProtocolOf } from '@stet/server';
import { describeRanks, isComplete, letterOf, outputsAt } from '../../ranks.js';
import type { JudgingProtocol } from '../judging-protocol.js';
import { RankingView } from './ranking-view.js';

/** Outputs are ranked from best to worst. */
export const ranking: JudgingProtocol<ProtocolOf<'ranking'>> = {
  title: 'Ranking',
  hint: 'judges rank up to ten outputs of a sentence',
  settings: { kind: 'ranking' },
  request: 'You rank the corrections from best to worst.',
  answered: 'ranked',
  lessons: [
    <>
      <b>Rank the outputs.</b> The sentence in bold is what a learner wrote. Below it are corrections, in random order.
      Give each a rank: 1 is best. Two that are equally good get the same rank, and you may leave ranks out. Press the
      numbers<span className="by-dragging">, or drag the letters to their places at the foot of the page</span>.
    </>,
    <>
      <b>Read the marks.</b> <ins>Underlined</ins> words were added, <del>struck</del> words were removed; replaced
      words come before their replacement. With a keyboard you need no mouse: digits rank the output with the bar beside
      it, arrows move, Enter saves.
    </>,
    <>
      <b>When in doubt.</b> Skip an item that cannot be judged, and say why; flag one that the organiser should see. You
      can go back, also with Backspace, and change your mind. Your answers are kept on this device until the server has
      them.
    </>,
  ],
  keys: [
    [['1 … 5'], 'rank the output with the bar beside it; 0 clears the rank'],
    [['↑ ↓'], 'move between outputs'],
  ],
  View: RankingView,
  emptyDetails: () => null,
  ranksOf: ({ ranks }) => (isComplete(ranks) ? ranks : undefined),
  gapOf: ({ ranks }) => {
    const unranked = outputsAt(ranks, null);
    return { output: unranked[0], words: `Rank ${unranked.map(letterOf).join(', ')} first.` };
  },
  describe: ({ ranks }) => describeRanks(ranks),
};

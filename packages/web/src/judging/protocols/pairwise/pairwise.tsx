import type { ProtocolOf } from '@stet/server';
import { words } from '../../../language/words.js';
import { isComplete } from '../../ranks.js';
import type { ProtocolRules } from '../judging-protocol.js';
import { DrawingField } from './drawing-field.js';
import { PairwiseView } from './pairwise-view.js';
import { verdictAction, verdictOf } from './verdicts.js';

/** Of two outputs one is better, or both are equally good. */
export const pairwise: ProtocolRules<ProtocolOf<'pairwise'>> = {
  settings: { kind: 'pairwise', drawing: 'even' },
  outputs: 2,
  Fields: DrawingField,
  View: PairwiseView,
  emptyDetails: () => null,
  ranksOf: ({ ranks }) => (isComplete(ranks) ? ranks : undefined),
  gapOf: () => ({ output: 0, words: words().judging.sayWhichIsBetter }),
  describe: ({ ranks }) => {
    const { pairVerdicts, nothingYet } = words().judging;
    const verdict = verdictOf(ranks);
    return `${verdict === undefined ? nothingYet : pairVerdicts[verdict.name]}.`;
  },
  actionOf: verdictAction,
};

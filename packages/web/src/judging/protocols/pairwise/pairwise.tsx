import type { ProtocolOf } from '@stet/server';
import { isComplete } from '../../ranks.js';
import type { JudgingProtocol } from '../judging-protocol.js';
import { DrawingField } from './drawing-field.js';
import { PairwiseView } from './pairwise-view.js';
import { verdictAction, verdictOf } from './verdicts.js';

/** Of two outputs one is better, or both are equally good. */
export const pairwise: JudgingProtocol<ProtocolOf<'pairwise'>> = {
  title: 'Pairwise',
  hint: 'judges say which of two outputs is better',
  settings: { kind: 'pairwise', drawing: 'even' },
  outputs: 2,
  Fields: DrawingField,
  request: 'You see two corrections at a time, and say which is better, or that they are equal.',
  answered: 'compared',
  lessons: [
    <>
      <b>Compare the two.</b> The sentence in bold is what a learner wrote. Below it stand two corrections, in a random
      order. Say which of them you would rather read, or that they are equally good.
    </>,
    <>
      <b>Read the marks.</b> <ins>Underlined</ins> words were put in, <del>struck</del> words were taken out; words that
      were replaced stand before their replacement. With a keyboard you need no mouse: the arrows ← and → choose A and
      B, = says that they are equal, Enter saves.
    </>,
    <>
      <b>When in doubt.</b> Two corrections may be different and equally good. An item that cannot be judged is skipped,
      with a reason; one that the organiser should see is flagged. You can go back, with Backspace too, and change your
      mind. Your answers are kept on this device until the server has them.
    </>,
  ],
  keys: [
    [['←', '1'], 'A is better'],
    [['=', '0'], 'they are equal'],
    [['→', '2'], 'B is better'],
  ],
  View: PairwiseView,
  emptyDetails: () => null,
  ranksOf: ({ ranks }) => (isComplete(ranks) ? ranks : undefined),
  gapOf: () => ({ output: 0, words: 'Say which is better, or that they are equal.' }),
  describe: ({ ranks }) => `${verdictOf(ranks)?.words ?? 'Nothing yet'}.`,
  actionOf: verdictAction,
};

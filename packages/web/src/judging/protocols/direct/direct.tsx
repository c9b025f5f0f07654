import { ranksByScores } from '@stet/core/internal';
import type { ProtocolOf } from '@stet/server';
import { describeRanks, inPhrase, letterOf } from '../../ranks.js';
import type { JudgingProtocol } from '../judging-protocol.js';
import { DirectView } from './direct-view.js';
import { ModelScoreFields } from './model-score-fields.js';
import { ScaleFields } from './scale-fields.js';
import { missingScales } from './scores-of.js';
import { compareScores, describeScores } from './words.js';

/** Each output is scored from 0 to 100 on each scale (Graham et al. 2013). */
export const direct: JudgingProtocol<ProtocolOf<'direct'>> = {
  title: 'Direct assessment',
  hint: 'judges score each output from 0 to 100',
  settings: { kind: 'direct', scales: ['grammaticality', 'fluency', 'meaning'] },
  Fields: ScaleFields,
  ModelFields: ModelScoreFields,
  request: 'You score each correction from 0 to 100.',
  answered: 'scored',
  lessons: [
    <>
      <b>Score the outputs.</b> The sentence in bold is what a learner wrote. Below it stand corrections, in a random
      order. Move each slider to where the correction belongs: the words under it say what its ends and its middle mean.
      A slider that you have not touched has no score.
    </>,
    <>
      <b>Read the marks.</b> <ins>Underlined</ins> words were put in, <del>struck</del> words were taken out; words that
      were replaced stand before their replacement. With a keyboard you need no mouse: Tab leads to the next slider,
      digits set the tens, arrows move by one, Enter saves.
    </>,
    <>
      <b>When in doubt.</b> Two corrections that are equally good get the same score. An item that cannot be judged is
      skipped, with a reason; one that the organiser should see is flagged. You can go back and change your mind. Your
      answers are kept on this device until the server has them.
    </>,
  ],
  keys: [
    [['Tab'], 'go to the next slider'],
    [['0 … 9'], 'set the slider to 0, 10 … 90; End sets it to 100'],
    [['← →'], 'move the slider by 1; Page Up and Page Down by 10'],
  ],
  View: DirectView,
  emptyDetails: ({ outputs }) => ({ outputs: outputs.map(() => ({ scores: {} })) }),
  ranksOf: ({ details }, { scales }) => {
    if (details === null || details.outputs.some((_, at) => missingScales(details, at, scales).length > 0)) {
      return undefined;
    }
    return ranksByScores(details.outputs.map(({ scores = {} }) => scores));
  },
  gapOf: ({ details, ranks }, { scales }) => {
    const missing = ranks.map((_, at) => (details === null ? [...scales] : missingScales(details, at, scales)));
    const output = missing.findIndex(({ length }) => length > 0);
    return { output, words: `Score ${letterOf(output)} for ${inPhrase(missing[output])} first.` };
  },
  describe: ({ ranks, details }, { scales }) =>
    details?.outputs.some(({ scores }) => scores !== undefined) === true
      ? describeScores(details, scales)
      : describeRanks(ranks),
  compare: (ours, theirs, { scales }) =>
    ours.details === null || theirs.details === null ? '' : compareScores(ours.details, theirs.details, scales),
  // Digits set sliders; where none has the focus, they lead to one.
  actionOf: ({ key, modified, on }, { focused }) =>
    (on === 'page' || on === 'rank') && !modified && /^\d$/u.test(key) ? { type: 'visit', output: focused } : undefined,
};

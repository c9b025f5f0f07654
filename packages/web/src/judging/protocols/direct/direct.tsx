import { ranksByScores } from '@stet/core/internal';
import type { ProtocolOf } from '@stet/server';
import { words } from '../../../language/words.js';
import { describeRanks, letterOf } from '../../ranks.js';
import type { ProtocolRules } from '../judging-protocol.js';
import { DirectView } from './direct-view.js';
import { ModelScoreFields } from './model-score-fields.js';
import { ScaleFields } from './scale-fields.js';
import { missingScales } from './scores-of.js';
import { compareScores, describeScores } from './words.js';

/** Each output is scored from 0 to 100 on each scale (Graham et al. 2013). */
export const direct: ProtocolRules<ProtocolOf<'direct'>> = {
  settings: { kind: 'direct', scales: ['grammaticality', 'fluency', 'meaning'] },
  Fields: ScaleFields,
  ModelFields: ModelScoreFields,
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
    const { scoreFirst, scales: shown } = words().judging;
    const names = missing[output].map((scale) => shown[scale].name);
    return { output, words: scoreFirst(letterOf(output), names) };
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

import type { ProtocolOf } from '@stet/server';
import { describeRanks, isComplete, letterOf, outputsAt } from '../../ranks.js';
import type { JudgingProtocol } from '../judging-protocol.js';
import { EditsView } from './edits-view.js';
import { ModelVerdictFields } from './model-verdict-fields.js';
import { firstUnjudged, verdictOf, withVerdict, withoutVerdicts } from './verdicts.js';
import { compareVerdicts, describeVerdicts } from './words.js';

/** Each edit is judged, then the outputs are ranked (Kobayashi et al. 2024, section 3). */
export const edits: JudgingProtocol<ProtocolOf<'edits'>> = {
  title: 'Edits, then rank',
  hint: 'judges say of each edit whether it is right, then rank the outputs',
  settings: { kind: 'edits' },
  ModelFields: ModelVerdictFields,
  request: 'You say of each change whether it is right, and rank the corrections from best to worst.',
  answered: 'judged',
  lessons: [
    <>
      <b>Judge the changes.</b> The sentence in bold is what a learner wrote. Below it stand corrections, in a random
      order, with each change in a box: <ins>underlined</ins> words were put in, <del>struck</del> words were taken out.
      Press a box to say that the change is right (✓), again for wrong (✗), again for unnecessary (○): the text was
      fine, and still is.
    </>,
    <>
      <b>Then rank.</b> Give each correction a rank: 1 is best, and those that are equally good share one. With a
      keyboard you need no mouse: R, W and U judge the change with the thick frame and go on to the next, digits rank
      the output with the bar beside it, arrows move, Enter saves.
    </>,
    <>
      <b>When in doubt.</b> Errors that corrections leave can be marked below them: wrong words, and gaps where a word
      is missing. An item that cannot be judged is skipped, with a reason; one that the organiser should see is flagged.
      You can go back and change your mind. Your answers are kept on this device until the server has them.
    </>,
  ],
  keys: [
    [['R', 'W', 'U'], 'the change with the thick frame is right, wrong or unnecessary'],
    [['1 … 5'], 'rank the output with the bar beside it; 0 takes the rank back'],
    [['↑ ↓'], 'move between outputs'],
  ],
  isAlwaysMarked: true,
  View: EditsView,
  emptyDetails: withoutVerdicts,
  ranksOf: ({ ranks, details }) =>
    isComplete(ranks) && details !== null && firstUnjudged(details, 0) === undefined ? ranks : undefined,
  gapOf: ({ ranks, details }) => {
    const unjudged = details === null ? undefined : firstUnjudged(details, 0);
    if (unjudged !== undefined) {
      return { output: unjudged.output, words: `Judge all changes of ${letterOf(unjudged.output)} first.` };
    }
    const unranked = outputsAt(ranks, null);
    return { output: unranked[0], words: `Rank ${unranked.map(letterOf).join(', ')} first.` };
  },
  describe: ({ ranks, details }) =>
    details?.outputs.some(({ edits: judged }) => judged !== undefined) === true
      ? `${describeVerdicts(details)} ${describeRanks(ranks)}`
      : describeRanks(ranks),
  compare: (ours, theirs) =>
    ours.details === null || theirs.details === null ? '' : compareVerdicts(ours.details, theirs.details),
  actionOf: ({ key, modified, on }, { draft: { details }, focused }) => {
    const verdict = modified || on === 'text' ? undefined : verdictOf(key);
    if (verdict === undefined || details === null) return undefined;
    const next = firstUnjudged(details, focused);
    if (next === undefined) return undefined;
    return { type: 'details', output: next.output, details: withVerdict(details, next, verdict) };
  },
};

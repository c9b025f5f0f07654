import type { ProtocolOf } from '@stet/server';
import { words } from '../../../language/words.js';
import { describeRanks, isComplete, letterOf, outputsAt } from '../../ranks.js';
import type { ProtocolRules } from '../judging-protocol.js';
import { EditsView } from './edits-view.js';
import { ModelVerdictFields } from './model-verdict-fields.js';
import { firstUnjudged, verdictOf, withVerdict, withoutVerdicts } from './verdicts.js';
import { compareVerdicts, describeVerdicts } from './words.js';

/** Each edit is judged, then the outputs are ranked (Kobayashi et al. 2024, section 3). */
export const edits: ProtocolRules<ProtocolOf<'edits'>> = {
  settings: { kind: 'edits' },
  ModelFields: ModelVerdictFields,
  isAlwaysMarked: true,
  View: EditsView,
  emptyDetails: withoutVerdicts,
  ranksOf: ({ ranks, details }) =>
    isComplete(ranks) && details !== null && firstUnjudged(details, 0) === undefined ? ranks : undefined,
  gapOf: ({ ranks, details }) => {
    const unjudged = details === null ? undefined : firstUnjudged(details, 0);
    if (unjudged !== undefined) {
      return { output: unjudged.output, words: words().judging.judgeChangesFirst(letterOf(unjudged.output)) };
    }
    const unranked = outputsAt(ranks, null);
    return { output: unranked[0], words: words().judging.rankFirst(unranked.map(letterOf)) };
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

import { VERDICTS } from '@stet/core/internal';
import type { AnswerDetails } from '@stet/server';
import { words } from '../../../language/words.js';
import { letterOf } from '../../ranks.js';

/** The verdicts on each output and the errors marked, in words: `A makes 2 right changes and 1 wrong change. 1 missed error is marked.` */
export function describeVerdicts({ outputs, missed = [] }: AnswerDetails): string {
  const { verdictsCounted, noEdits, errorsMarked } = words().judging;
  const verdicts = outputs
    .map(({ edits = [] }, at) => {
      const counts = VERDICTS.flatMap((verdict) => {
        const count = edits.filter((edit) => edit.verdict === verdict).length;
        return count === 0 ? [] : [[verdict, count] as const];
      });
      return counts.length === 0 ? noEdits(letterOf(at)) : verdictsCounted(letterOf(at), counts);
    })
    .join(' ');
  return missed.length === 0 ? verdicts : `${verdicts} ${errorsMarked(missed.length)}`;
}

/** How many verdicts are the same as ours. */
export function compareVerdicts(ours: AnswerDetails, theirs: AnswerDetails): string {
  const edits = ours.outputs.flatMap(({ edits: expected = [] }, at) =>
    expected.map(({ verdict }, index) => ({ ours: verdict, theirs: theirs.outputs[at].edits?.at(index)?.verdict })),
  );
  const compared = edits.filter(({ ours: verdict }) => verdict !== null);
  if (compared.length === 0) return '';
  const same = compared.filter((edit) => edit.ours === edit.theirs).length;
  return words().judging.agreeOnEdits(same, compared.length);
}

import { VERDICTS } from '@stet/core/internal';
import type { AnswerDetails } from '@stet/server';
import { letterOf } from '../../ranks.js';

/** The verdicts on each output in words: `A: 2 right, 1 wrong.` */
export function describeVerdicts({ outputs }: AnswerDetails): string {
  return outputs
    .map(({ edits = [] }, at) => {
      const counts = VERDICTS.flatMap((verdict) => {
        const count = edits.filter((edit) => edit.verdict === verdict).length;
        return count === 0 ? [] : [`${count} ${verdict}`];
      });
      return `${letterOf(at)}: ${counts.length === 0 ? 'no edits' : counts.join(', ')}.`;
    })
    .join(' ');
}

/** How many verdicts are the same as ours. */
export function compareVerdicts(ours: AnswerDetails, theirs: AnswerDetails): string {
  const edits = ours.outputs.flatMap(({ edits: expected = [] }, at) =>
    expected.map(({ verdict }, index) => ({ ours: verdict, theirs: theirs.outputs[at].edits?.at(index)?.verdict })),
  );
  const compared = edits.filter(({ ours: verdict }) => verdict !== null);
  if (compared.length === 0) return '';
  const same = compared.filter((edit) => edit.ours === edit.theirs).length;
  return `You agree with us on ${same} of ${compared.length} edits.`;
}

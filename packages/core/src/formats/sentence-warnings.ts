import { inOrder, type Edit, type Sentence } from '../corpus/edit.js';
import { isUncorrected } from '../corpus/uncorrected.js';
import { tokenise } from '../text/white-space.js';

/** What is odd about the edits of a sentence, and may not be meant. */
export function sentenceWarnings({ source, annotations }: Sentence): string[] {
  const tokens = tokenise(source);
  return annotations.flatMap(({ annotator, edits }) => {
    const warning = (text: string): string => `annotator ${annotator}: ${text}`;
    const sorted = inOrder(edits);
    const changesNothing = ({ start, end, corrections }: Edit): boolean =>
      corrections.includes(tokens.slice(start, end).join(' ')) && (start < end || corrections.includes(''));
    return [
      ...(sorted === edits ? [] : [warning('edits are not in the order of the sentence')]),
      ...sorted.slice(1).flatMap((edit, at) => {
        const { start, end } = sorted[at];
        if (edit.start === start && edit.end === end && start < end)
          return [warning(`two edits of ${start} to ${end}`)];
        const overlap = `edits of ${start} to ${end} and ${edit.start} to ${edit.end} overlap`;
        return edit.start < end ? [warning(overlap)] : [];
      }),
      ...edits
        .filter((edit) => !isUncorrected(edit) && changesNothing(edit))
        .map(({ start, end }) => warning(`the edit of ${start} to ${end} may change nothing; no system can match it`)),
      ...edits
        .filter(({ corrections }) => corrections.some((text) => tokenise(text).join(' ') !== text))
        .map(({ start, end }) =>
          warning(`the edit of ${start} to ${end} has irregular spaces; no system can match it`),
        ),
    ];
  });
}

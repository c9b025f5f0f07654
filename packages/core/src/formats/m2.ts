import { annotatorsOf } from '../corpus/annotators.js';
import { inOrder, type Edit, type Sentence } from '../corpus/edit.js';
import { blockFeed, drain } from '../corpus/line-feed.js';
import { blocksOf, sentencesOf } from '../corpus/m2/block.js';
import { parseM2Block } from '../corpus/m2/parse.js';
import { printM2 } from '../corpus/m2/print.js';
import { StetError, type StetErrorDetails } from '../error.js';
import { tokenise } from '../text/white-space.js';
import type { CorpusFormat, Findings, InputText } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';

export const m2: CorpusFormat<'m2'> = {
  name: 'm2',
  title: 'M2',
  page: 'm2.md',
  detect: (head) => {
    const [line, next = ''] = head.split('\n', 2);
    if (!line.startsWith('S ')) return 'no';
    return next.trim() === '' || /^[SAI] /u.test(next) ? 'certain' : 'unlikely';
  },
  input: 'one or more',
  edits: 'inside',
  feed: () => blockFeed((block) => block),
  inspect: inspectM2,
  loses: ['groups'],
  files: () => [plainFile('.m2')],
  print: (sentences, { emptyDeletions }) => [printM2(blocksOf(sentences), { emptyDeletions })],
};

/** Each block is read by itself, so that an error in one does not hide those in the next. */
function inspectM2({ file, text }: InputText): Findings {
  const errors: StetErrorDetails[] = [];
  const warnings: string[] = [];
  const sentences: Sentence[] = [];
  const blocks = drain(
    blockFeed((block) => block),
    text,
  );
  for (const block of blocks) {
    try {
      for (const sentence of sentencesOf(parseM2Block(block, { file }))) {
        warnings.push(...warningsOf(sentence).map((warning) => `line ${block.line}: ${warning}`));
        sentences.push(sentence);
      }
    } catch (error) {
      if (!(error instanceof StetError)) throw error;
      errors.push(error.toJSON());
    }
  }
  const annotators = annotatorsOf(sentences);
  const edits = sentences.flatMap(({ annotations }) => annotations.flatMap((annotation) => annotation.edits));
  const summary = `${sentences.length} sentences, ${edits.length} edits by annotators ${annotators.join(', ')}`;
  return { summary, errors, warnings };
}

function warningsOf({ source, annotations }: Sentence): string[] {
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
        .filter(changesNothing)
        .map(({ start, end }) => warning(`the edit of ${start} to ${end} may change nothing; no system can match it`)),
      ...edits
        .filter(({ corrections }) => corrections.some((text) => tokenise(text).join(' ') !== text))
        .map(({ start, end }) =>
          warning(`the edit of ${start} to ${end} has irregular blanks; no system can match it`),
        ),
    ];
  });
}

import { annotatorsOf } from '../corpus/annotators.js';
import { inOrder, type Edit, type Sentence } from '../corpus/edit.js';
import { sourcesOfItem } from '../corpus/corpus-item.js';
import { blockFeed, drain } from '../corpus/line-feed.js';
import { blocksOf, sentencesOf } from '../corpus/m2/block.js';
import { parseM2Block } from '../corpus/m2/parse.js';
import { printM2 } from '../corpus/m2/print.js';
import { isUncorrected } from '../corpus/uncorrected.js';
import { StetError, type StetErrorDetails } from '../error.js';
import { tokenise } from '../text/white-space.js';
import type { CorpusFormat, Findings, InputText } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';

/** A line with an edit, whatever stands between it and its sentence. */
const EDIT = /^A -?\d+ -?\d+\|\|\|/mu;

export const m2: CorpusFormat<'m2'> = {
  name: 'm2',
  title: 'M2',
  page: 'm2.md',
  detect: (head) => {
    const [line, next = ''] = head.split('\n', 2);
    if (!line.startsWith('S ')) return 'no';
    return next.trim() === '' || /^[SAI] /u.test(next) || EDIT.test(head) ? 'certain' : 'unlikely';
  },
  input: 'one or more',
  edits: 'inside',
  feed: () => blockFeed((block) => block),
  cut: 'blocks',
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
  let unread = 0;
  let faulty = 0;
  let skipped = 0;
  for (const block of blocks) {
    const inBlock = sourcesOfItem(block).length;
    try {
      const parsed = parseM2Block(block, { file, skipBadEdits: true });
      for (const sentence of sentencesOf(parsed)) {
        warnings.push(...warningsOf(sentence).map((warning) => `line ${block.line}: ${warning}`));
        sentences.push(sentence);
      }
      if (parsed.skipped === undefined) continue;
      errors.push(...parsed.skipped.map(({ fault }) => fault));
      skipped += parsed.skipped.length;
      faulty += inBlock;
    } catch (error) {
      if (!(error instanceof StetError)) throw error;
      errors.push(error.toJSON());
      unread += inBlock;
      faulty += inBlock;
    }
  }
  const annotators = annotatorsOf(sentences);
  const edits = sentences.flatMap(({ annotations }) => annotations.flatMap((annotation) => annotation.edits));
  const uncorrected = edits.filter(isUncorrected).length;
  const summary = [
    `${sentences.length + unread} sentences`,
    ...(faulty === 0 ? [] : [`${faulty} of them with an error`]),
    `${edits.length + skipped} edits${annotators.length === 0 ? '' : ` by annotators ${annotators.join(', ')}`}`,
    ...(uncorrected === 0 ? [] : [`${uncorrected} errors detected and not corrected (UNK)`]),
  ].join(', ');
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

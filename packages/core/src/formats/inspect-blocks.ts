import { annotatorsOf } from '../corpus/annotators.js';
import { sourcesOfItem } from '../corpus/corpus-item.js';
import type { Sentence } from '../corpus/edit.js';
import { blockFeed, drain, type RawBlock } from '../corpus/line-feed.js';
import { answersOf } from '../corpus/m2/block.js';
import type { M2ParseOptions } from '../corpus/m2/parse.js';
import { isUncorrected } from '../corpus/uncorrected.js';
import { StetError, type StetErrorDetails } from '../error.js';
import { counted } from '../text/counted.js';
import { corpusWarnings } from './corpus-warnings.js';
import type { Findings, InputText } from './corpus-format.js';
import { deletionForms } from './deletion-forms.js';
import { sentenceWarnings } from './sentence-warnings.js';

/** Each block is read by itself, so that an error in one does not hide those in the next. */
export function inspectBlocks(
  { file, text }: InputText,
  read: (block: RawBlock, options: M2ParseOptions) => readonly Sentence[],
): Findings {
  const errors: StetErrorDetails[] = [];
  const warnings: string[] = [];
  const sentences: Sentence[] = [];
  const lines: number[] = [];
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
      const found = read(block, { file, skipBadEdits: true });
      for (const sentence of found) {
        warnings.push(...sentenceWarnings(sentence).map((warning) => `line ${block.line}: ${warning}`));
        sentences.push(sentence);
        lines.push(block.line);
      }
      const bad = found.flatMap((sentence) => sentence.skipped ?? []);
      if (bad.length === 0) continue;
      errors.push(...bad.map(({ fault }) => fault));
      skipped += bad.length;
      faulty += inBlock;
    } catch (error) {
      if (!(error instanceof StetError)) throw error;
      errors.push(error.toJSON());
      unread += inBlock;
      faulty += inBlock;
    }
  }
  warnings.push(...corpusWarnings(sentences, lines), ...mixedDeletions(text));
  return { summary: summaryOf(sentences, { unread, faulty, skipped }), errors, warnings };
}

interface Unread {
  readonly unread: number;
  readonly faulty: number;
  readonly skipped: number;
}

function summaryOf(sentences: readonly Sentence[], { unread, faulty, skipped }: Unread): string {
  const annotators = annotatorsOf(sentences);
  const edits = sentences.flatMap(({ annotations }) => annotations.flatMap((annotation) => annotation.edits));
  const uncorrected = edits.filter(isUncorrected).length;
  const unannotatable = sentences.filter(({ annotations }) => annotations.every(({ unedited }) => unedited === 'NA'));
  const sequences = sentences.reduce(
    (sum, { annotations }) => sum + annotations.length - answersOf(annotations).length,
    0,
  );
  return [
    `${sentences.length + unread} sentences`,
    ...(faulty === 0 ? [] : [`${faulty} of them with an error`]),
    `${edits.length + skipped} edits${annotators.length === 0 ? '' : ` by annotators ${annotators.join(', ')}`}`,
    ...(sequences === 0 ? [] : [`${counted(sequences, 'further sequence')} of edits for an answer`]),
    ...(unannotatable.length === 0 ? [] : [`${unannotatable.length} that nobody can correct (NA)`]),
    ...(uncorrected === 0 ? [] : [`${uncorrected} errors detected and not corrected (UNK)`]),
  ].join(', ');
}

function mixedDeletions(text: string): string[] {
  const { empty, none } = deletionForms(text);
  if (empty === 0 || none === 0) return [];
  return [
    `${counted(empty, 'deletion')} with an empty field and ${none} with -NONE-: to errant_compare these are different corrections. {{emptyDeletions}} writes all of them alike`,
  ];
}

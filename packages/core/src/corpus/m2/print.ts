import { StetError, quote } from '../../error.js';
import { strip } from '../../text/white-space.js';
import { isNoop, type M2Annotation, type M2Block } from './block.js';
import { readsAsSeparator } from './reads-as-separator.js';

export interface M2PrintOptions {
  /**
   * Write a deletion as an empty field, as the releases of the shared tasks do, instead of `-NONE-`. Deletions that have
   * a type of ERRANT are written so in any case: its own programs take `-NONE-` for a word.
   */
  readonly emptyDeletions?: boolean | undefined;
}

/** Writes blocks as an M2 file; `parseM2` reads back the same blocks. */
export function printM2(blocks: readonly M2Block[], options: M2PrintOptions = {}): string {
  return blocks.map((block) => printBlock(block, options)).join('');
}

function printBlock({ sources, annotations }: M2Block, options: M2PrintOptions): string {
  let text = '';
  for (const source of sources) text += `S ${checkSource(source)}\n`;
  for (const annotation of annotations) text += printAnnotation(annotation, options);
  return `${text}\n`;
}

/** Missing, replacement or unnecessary, and of what. */
const ERRANT_TYPE = /^[MRU]:/u;

function printAnnotation(edit: M2Annotation, { emptyDeletions = false }: M2PrintOptions): string {
  const { start, end, type, corrections, comment, annotator } = edit;
  const isDeletion = corrections.length === 1 && corrections[0] === '';
  const isEmpty = isDeletion && !isNoop(edit) && (emptyDeletions || ERRANT_TYPE.test(type));
  const correction = isEmpty ? '' : corrections.map(printCorrection).join('||');
  const required = edit.required ? 'REQUIRED' : 'OPTIONAL';
  const remark = comment === '' ? '-NONE-' : checkField(comment);
  return `A ${start} ${end}|||${checkField(type)}|||${correction}|||${required}|||${remark}|||${annotator}\n`;
}

function printCorrection(text: string): string {
  if (text === '') return '-NONE-';
  if (text === '-NONE-') return ' -NONE-'; // A blank before it makes it read as the word itself.
  if (readsAsSeparator(text) || text !== strip(text)) throw unprintable(text);
  return checkField(text);
}

/** The text of a field, if M2 can hold it. */
export function checkField(text: string): string {
  // Most fields have neither, which is found sooner.
  if (!text.includes('|') && !text.includes('\n')) return text;
  if (/\|\|\||^\||\|$|\n/u.test(text)) throw unprintable(text);
  return text;
}

/** The text of a sentence, if M2 can hold it. */
export function checkSource(text: string): string {
  if (text.includes('\n') || text !== strip(text)) throw unprintable(text);
  return text;
}

function unprintable(text: string): StetError {
  return new StetError({
    code: 'UNPRINTABLE',
    expected: 'text that M2 can hold: no line break, no space at the ends, no "|" that reads as a separator',
    found: quote(text),
    remedy: 'Change the text, or write another format.',
  });
}

import { StetError, quote } from '../../error.js';
import { strip } from '../../text/white-space.js';
import { isNoop, type M2Annotation, type M2Block } from './block.js';

export interface M2PrintOptions {
  /** Write a deletion as an empty field, as the releases of the shared tasks do, instead of `-NONE-`. */
  readonly emptyDeletions?: boolean | undefined;
}

/** Writes blocks as an M2 file; `parseM2` reads back the same blocks. */
export function printM2(blocks: readonly M2Block[], options: M2PrintOptions = {}): string {
  return blocks.map((block) => printBlock(block, options)).join('');
}

function printBlock(block: M2Block, options: M2PrintOptions): string {
  const sources = block.sources.map((source) => `S ${checkSource(source)}\n`);
  return `${sources.join('')}${block.annotations.map((edit) => printAnnotation(edit, options)).join('')}\n`;
}

function printAnnotation(edit: M2Annotation, { emptyDeletions = false }: M2PrintOptions): string {
  const isDeletion = edit.corrections.length === 1 && edit.corrections[0] === '';
  const fields = [
    `${String(edit.start)} ${String(edit.end)}`,
    checkField(edit.type),
    emptyDeletions && isDeletion && !isNoop(edit) ? '' : edit.corrections.map(printCorrection).join('||'),
    edit.required ? 'REQUIRED' : 'OPTIONAL',
    edit.comment === '' ? '-NONE-' : checkField(edit.comment),
    String(edit.annotator),
  ];
  return `A ${fields.join('|||')}\n`;
}

function printCorrection(text: string): string {
  if (text === '') return '-NONE-';
  if (text === '-NONE-') return ' -NONE-'; // A blank before it makes it read as the word itself.
  if (text.includes('||') || text !== strip(text)) throw unprintable(text);
  return checkField(text);
}

function checkField(text: string): string {
  if (/\|\|\||^\||\|$|\n/u.test(text)) throw unprintable(text);
  return text;
}

function checkSource(text: string): string {
  if (text.includes('\n') || text !== strip(text)) throw unprintable(text);
  return text;
}

function unprintable(text: string): StetError {
  return new StetError({
    code: 'UNPRINTABLE',
    expected: 'text that M2 can hold: no line break, no blank at the ends, no "|" that reads as a separator',
    found: quote(text),
    remedy: 'Change the text, or write another format.',
  });
}

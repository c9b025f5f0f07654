import { StetError, quote } from '../../error.js';
import { strip } from '../../text/white-space.js';
import type { M2Annotation, M2Block } from './block.js';

/** Writes blocks as an M2 file; `parseM2` reads back the same blocks. */
export function printM2(blocks: readonly M2Block[]): string {
  return blocks.map(printBlock).join('');
}

function printBlock(block: M2Block): string {
  const sources = block.sources.map((source) => `S ${checkSource(source)}\n`);
  return `${sources.join('')}${block.annotations.map(printAnnotation).join('')}\n`;
}

function printAnnotation(edit: M2Annotation): string {
  const fields = [
    `${String(edit.start)} ${String(edit.end)}`,
    checkField(edit.type),
    edit.corrections.map(printCorrection).join('||'),
    edit.required ? 'REQUIRED' : 'OPTIONAL',
    edit.comment === '' ? '-NONE-' : checkField(edit.comment),
    String(edit.annotator),
  ];
  return `A ${fields.join('|||')}\n`;
}

function printCorrection(text: string): string {
  if (text === '') return '-NONE-';
  if (text === '-NONE-') return ' -NONE-'; // With a blank before it, it is read as the word itself.
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

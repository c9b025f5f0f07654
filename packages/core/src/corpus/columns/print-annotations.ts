import { escapeAttribute, escapeText } from '../markup/escape.js';
import type { ColumnAnnotation } from './column-sentence.js';

/** Writes the edits that go with a column file, for `parseColumnAnnotations`; sentences without edits are left out. */
export function printColumnAnnotations(annotations: readonly ColumnAnnotation[]): string {
  return annotations
    .filter(({ edits }) => edits.length > 0)
    .map((annotation) => `<ANNOTATION>\n${printEdits(annotation)}</ANNOTATION>\n\n`)
    .join('');
}

function printEdits({ document, paragraph, sentence, edits }: ColumnAnnotation): string {
  const address = `nid="${escapeAttribute(document)}" pid="${String(paragraph)}" sid="${String(sentence)}"`;
  return edits
    .map(({ start, end, type, correction }) => {
      const tag = `<MISTAKE ${address} start_token="${String(start)}" end_token="${String(end)}">`;
      return `${tag}\n<TYPE>${escapeText(type)}</TYPE>\n<CORRECTION>${escapeText(correction)}</CORRECTION>\n</MISTAKE>\n`;
    })
    .join('');
}

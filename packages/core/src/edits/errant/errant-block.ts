import { checkField, checkSource } from '../../corpus/m2/print.js';

/** An `A` line as ERRANT writes it. */
export interface ErrantLine {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  /** Empty for a deletion. */
  readonly correction: string;
  readonly annotator: number;
}

/** A block of an M2 file as ERRANT writes it. */
export interface ErrantBlock {
  readonly source: string;
  readonly lines: readonly ErrantLine[];
}

/** Says that an annotator leaves a sentence as it is. */
export function noopLine(annotator: number): ErrantLine {
  return { start: -1, end: -1, type: 'noop', correction: '-NONE-', annotator };
}

/** Writes blocks as ERRANT does: deletions as empty fields, and the field of comments unused. */
export function printErrantBlocks(blocks: readonly ErrantBlock[]): string {
  let text = '';
  for (const { source, lines } of blocks) {
    text += `S ${checkSource(source)}\n`;
    for (const { start, end, type, correction, annotator } of lines) {
      text += `A ${start} ${end}|||${checkField(type)}|||${checkField(correction)}|||REQUIRED|||-NONE-|||${annotator}\n`;
    }
    text += '\n';
  }
  return text;
}

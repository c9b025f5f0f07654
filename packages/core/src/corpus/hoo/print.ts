import { escapeAttribute, escapeText } from '../markup/escape.js';
import type { HooEdit } from './hoo-edit.js';

/** Writes the edits of a fragment, each with the text that it changes; `parseHoo` reads back the same edits. */
export function printHoo(edits: readonly HooEdit[], fragment: string): string {
  return HOO_HEAD + printHooEdits(edits, fragment) + HOO_END;
}

/** What comes before the first edit, and after the last. */
export const HOO_HEAD = '<?xml version="1.0" ?>\n<edits>\n';
export const HOO_END = '</edits>\n';

export function printHooEdits(edits: readonly HooEdit[], fragment: string): string {
  return edits.map((edit) => printEdit(edit, fragment)).join('');
}

function printEdit({ index, type, start, end, corrections, optional }: HooEdit, fragment: string): string {
  const attributes = `end="${String(end)}" index="${escapeAttribute(index)}" start="${String(start)}"`;
  const texts = [...(optional ? ['<correction/>'] : []), ...corrections.map(printCorrection)];
  const original = fragment.slice(start, end);
  return [
    `  <edit ${attributes} type="${escapeAttribute(type)}">`,
    '    <corrections>',
    ...texts.map((text) => `      ${text}`),
    '    </corrections>',
    `    <original>${original === '' ? '<empty/>' : escapeText(original)}</original>`,
    '  </edit>',
    '',
  ].join('\n');
}

function printCorrection(text: string): string {
  return `<correction>${text === '' ? '<empty/>' : escapeText(text)}</correction>`;
}

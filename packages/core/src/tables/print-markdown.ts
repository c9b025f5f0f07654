import type { TableModel } from './table-model.js';

export function printMarkdown({ title, columns, rows, notes = [] }: TableModel): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    ...(title === undefined ? [] : [`**${escapeMarkdown(title)}**`, '']),
    line(columns.map((column) => escapeMarkdown(column.title))),
    line(columns.map((column) => (column.align === 'right' ? '--:' : '---'))),
    ...rows.map((row) => line(row.map(escapeMarkdown))),
    ...notes.flatMap((note) => ['', `\`${note}\``]),
    '',
  ].join('\n');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\|*_`<>[\]]/gu, '\\$&');
}

import { displayWidth } from './display-width.js';
import type { Column, TableModel } from './table-model.js';

/** How titles and notes stand out in a terminal. */
export interface TextStyle {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

const plain = (text: string): string => text;

/** No styling. */
export const PLAIN: TextStyle = { bold: plain, dim: plain };

const GAP = '  ';

/** A table in aligned columns; widths are those that people see. */
export function printText(table: TableModel, { bold, dim }: TextStyle): string {
  const { title, columns, rows, groups = [], notes = [] } = table;
  const widths = columns.map((column, at) =>
    [column.title, ...rows.map((row) => row[at])].reduce((widest, cell) => Math.max(widest, displayWidth(cell)), 0),
  );
  const line = (cells: readonly string[], style = plain): string =>
    columns
      .map((column, at) => aligned(cells[at], column, widths[at], style))
      .join(GAP)
      .trimEnd();
  return [
    ...(title === undefined ? [] : [bold(title)]),
    line(
      columns.map((column) => column.title),
      bold,
    ),
    ...rows.flatMap((row, at) => [...(groups.includes(at) ? [''] : []), line(row)]),
    ...notes.map((note) => dim(note)),
    '',
  ].join('\n');
}

function aligned(cell: string, { align }: Column, width: number, style: (text: string) => string): string {
  const padding = ' '.repeat(width - displayWidth(cell));
  return align === 'right' ? padding + style(cell) : style(cell) + padding;
}

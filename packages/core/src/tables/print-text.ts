import { displayWidth } from './display-width.js';
import type { Column, TableModel } from './table-model.js';

/** How a terminal sets off titles and notes. */
export interface TextStyle {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

const plain = (text: string): string => text;

/** Text as it is. */
export const PLAIN: TextStyle = { bold: plain, dim: plain };

const GAP = '  ';

/** A table in columns, aligned by the width that people see. */
export function printText(table: TableModel, { bold, dim }: TextStyle): string {
  const { title, columns, rows, groups = [], notes = [] } = table;
  const widths = columns.map((column, at) =>
    [column.title, ...rows.map((row) => row[at])].reduce((most, cell) => Math.max(most, displayWidth(cell)), 0),
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
  const blanks = ' '.repeat(width - displayWidth(cell));
  return align === 'right' ? blanks + style(cell) : style(cell) + blanks;
}

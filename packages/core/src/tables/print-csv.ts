import type { TableModel } from './table-model.js';

/** Columns and rows (RFC 4180, with line feeds); no cell can be read as a formula by a spreadsheet. */
export function printCsv({ columns, rows }: TableModel): string {
  return [columns.map(({ title }) => title), ...rows].map((cells) => `${cells.map(printCell).join(',')}\n`).join('');
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/u;

function printCell(cell: string): string {
  // A spreadsheet would read it as a formula; the apostrophe marks it as text.
  if (/^[=+\-@\t\r]/u.test(cell) && !NUMBER.test(cell)) return quoted(`'${cell}`);
  return /[",\r\n]|^\s|\s$/u.test(cell) ? quoted(cell) : cell;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

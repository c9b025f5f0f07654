import Table from 'cli-table3';
import Papa from 'papaparse';
import { printLatex, printMarkdown, type Column, type TableModel } from '@stet/charts';
import { style } from './style.js';

export type { Column, TableModel };

export const tableFormats = ['text', 'markdown', 'latex', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Prints tables one below the other, each ending with a line break. */
export function printTables(tables: readonly TableModel[], format: TableFormat): string {
  return tables.map(printers[format]).join('\n');
}

const printers: Readonly<Record<TableFormat, (table: TableModel) => string>> = {
  text: printText,
  markdown: printMarkdown,
  latex: printLatex,
  csv: printCsv,
};

const NO_BORDERS = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

function printText({ title, columns, rows, groups = [], notes = [] }: TableModel): string {
  const table = new Table({
    head: columns.map((column) => style.bold(column.title)),
    colAligns: columns.map((column) => column.align),
    chars: NO_BORDERS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...rows.map((row) => [...row]));
  const body = table
    .toString()
    .split('\n')
    // The first line is the head.
    .flatMap((line, at) => [...(groups.includes(at - 1) ? [''] : []), line.trimEnd()]);
  return [
    ...(title === undefined ? [] : [style.bold(title)]),
    ...body,
    ...notes.map((note) => style.dim(note)),
    '',
  ].join('\n');
}

function printCsv({ columns, rows }: TableModel): string {
  const fields = columns.map((column) => column.title);
  return `${Papa.unparse({ fields, data: rows.map((row) => [...row]) }, { newline: '\n', escapeFormulae: true })}\n`;
}

import Table from 'cli-table3';
import Papa from 'papaparse';
import type { Column, TableModel } from '@stet/charts';
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

function printMarkdown({ title, columns, rows, notes = [] }: TableModel): string {
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

function printLatex({ title, columns, rows, groups = [], notes = [] }: TableModel): string {
  const line = (cells: readonly string[]): string => `${cells.map(escapeLatex).join(' & ')} \\\\`;
  return [
    ...(title === undefined ? [] : [`% ${title}`]),
    `\\begin{tabular}{${columns.map((column) => (column.align === 'right' ? 'r' : 'l')).join('')}}`,
    '\\hline',
    line(columns.map((column) => column.title)),
    '\\hline',
    ...rows.flatMap((row, at) => [...(groups.includes(at) ? ['\\hline'] : []), line(row)]),
    '\\hline',
    '\\end{tabular}',
    ...notes.map((note) => `% ${note}`),
    '',
  ].join('\n');
}

const LATEX_WORDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '|': '\\textbar{}',
  '<': '$<$',
  '>': '$>$',
  '−': '$-$',
  '–': '--',
  '†': '$\\dagger$',
  '‡': '$\\ddagger$',
};

function escapeLatex(text: string): string {
  return text.replace(/[\\~^&%$#_{}|<>−–†‡]/gu, (character) => LATEX_WORDS[character] ?? `\\${character}`);
}

function printCsv({ columns, rows }: TableModel): string {
  const fields = columns.map((column) => column.title);
  return `${Papa.unparse({ fields, data: rows.map((row) => [...row]) }, { newline: '\n', escapeFormulae: true })}\n`;
}

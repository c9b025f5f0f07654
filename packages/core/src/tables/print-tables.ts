import { printCsv } from './print-csv.js';
import { printLatex } from './print-latex.js';
import { printMarkdown } from './print-markdown.js';
import { PLAIN, printText, type TextStyle } from './print-text.js';
import type { TableModel } from './table-model.js';

export const tableFormats = ['text', 'markdown', 'latex', 'csv'] as const;
/** A format in which tables are printed. */
export type TableFormat = (typeof tableFormats)[number];

/** Prints tables one below the other, each ending with a line break. `style` applies to the text format only. */
export function printTables(tables: readonly TableModel[], format: TableFormat, style: TextStyle = PLAIN): string {
  return tables.map((table) => printers[format](table, style)).join('\n');
}

const printers: Readonly<Record<TableFormat, (table: TableModel, style: TextStyle) => string>> = {
  text: printText,
  markdown: printMarkdown,
  latex: printLatex,
  csv: printCsv,
};

import Papa from 'papaparse/papaparse.js';
import type { TableModel } from './table-model.js';

/** Columns and rows; no cell is a formula to a spreadsheet. */
export function printCsv({ columns, rows }: TableModel): string {
  const titles = columns.map((column) => column.title);
  return `${Papa.unparse([titles, ...rows], { newline: '\n', escapeFormulae: true })}\n`;
}

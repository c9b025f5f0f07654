import { printTables as printPlainTables, type TableFormat, type TableModel } from '@stet/core/internal';
import { style } from './style.js';

export { leftColumn as left, percent, rightColumn as right, tableFormats } from '@stet/core/internal';
export type { TableFormat, TableModel } from '@stet/core/internal';
export type { Section } from '@stet/charts';

/** Prints tables one below the other, each ending with a line break; bold and dim on a terminal. */
export function printTables(tables: readonly TableModel[], format: TableFormat): string {
  return printPlainTables(tables, format, style);
}

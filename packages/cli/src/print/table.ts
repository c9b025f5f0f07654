import { printTables as printPlainTables, type TableFormat, type TableModel } from '@stet/core/internal';
import { style } from './style.js';

export { tableFormats, type TableFormat, type TableModel } from '@stet/core/internal';

/** Prints tables one below the other, each ending with a line break; bold and dim on a terminal. */
export function printTables(tables: readonly TableModel[], format: TableFormat): string {
  return printPlainTables(tables, format, style);
}

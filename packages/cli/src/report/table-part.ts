import type { Part } from '@stet/charts';
import type { TableModel } from '../print/table.js';

/** A table of the command line for a page, where every table needs a title. */
export function tablePart(id: string, title: string, table: TableModel): Part {
  return { part: 'table', id, table: { ...table, title } };
}

import type { Block } from '@stet/charts';
import type { TableModel } from '../print/table.js';

/** A table of the command line for a page, where every table needs a title. */
export function tableBlock(id: string, title: string, table: TableModel): Block {
  return { block: 'table', id, table: { ...table, title } };
}

import type { Block } from '../report/block.js';
import type { TableModel } from '../table/table-model.js';

/** Tables of a chapter, one below the other. */
export function tableBlocks(chapter: string, tables: readonly TableModel[]): Block[] {
  return tables.map((table, at) => ({
    block: 'table',
    id: `${chapter}-table-${at + 1}`,
    table: { ...table, title: table.title ?? '' },
  }));
}

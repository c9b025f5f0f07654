import type { TableModel } from './table.js';

/** A part of a report: a table with a name for files and links. */
export interface Section {
  readonly id: string;
  readonly table: TableModel & { readonly title: string };
}

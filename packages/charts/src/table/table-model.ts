import type { TableModel } from '@stet/core/internal';

export { leftColumn as left, rightColumn as right, type Column, type TableModel } from '@stet/core/internal';

/** A titled table of a report, with a name for files and links. */
export interface Section {
  readonly id: string;
  readonly table: TableModel & { readonly title: string };
}

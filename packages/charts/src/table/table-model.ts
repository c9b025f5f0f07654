export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
}

/** A table for people; notes follow it. */
export interface TableModel {
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Rows, by index, that start a new group: set off from the one before. */
  readonly groups?: readonly number[];
  readonly notes?: readonly string[];
}

/** A part of a report: a table with a name for files and links. */
export interface Section {
  readonly id: string;
  readonly table: TableModel & { readonly title: string };
}

export const left = (title: string): Column => ({ title, align: 'left' });
export const right = (title: string): Column => ({ title, align: 'right' });

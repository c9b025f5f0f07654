export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
}

/** A table for people to read, with notes below it. */
export interface TableModel {
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Indices of rows that start a new group, set off from the row before. */
  readonly groups?: readonly number[];
  readonly notes?: readonly string[];
}

/** A column of text. */
export const leftColumn = (title: string): Column => ({ title, align: 'left' });

/** A column of numbers. */
export const rightColumn = (title: string): Column => ({ title, align: 'right' });

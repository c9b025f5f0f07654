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

/** A column of words. */
export const leftColumn = (title: string): Column => ({ title, align: 'left' });

/** A column of numbers. */
export const rightColumn = (title: string): Column => ({ title, align: 'right' });

import type { BoardColumn, BoardRow } from './board-columns.js';

export type Direction = BoardColumn['first'];

/** Sorts the rows by a column. Rows without a value come last in either direction; the sort is stable. */
export function sortRows(rows: readonly BoardRow[], column: BoardColumn, direction: Direction): BoardRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [left, right] = [column.order(a), column.order(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return sign * compare(left, right);
  });
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b)) : a - b;
}

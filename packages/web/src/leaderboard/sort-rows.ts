import type { BoardColumn, BoardRow } from './board-columns.js';

export type Direction = BoardColumn['first'];

/** The rows in the order of a column; rows without a value come last, whichever way, and equal ones stay in order. */
export function sortRows(rows: readonly BoardRow[], column: BoardColumn, direction: Direction): BoardRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [column.order(a), column.order(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * compare(one, other);
  });
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b)) : a - b;
}

import { parsePrinted } from './printed-number.js';
import type { PublishedTable } from './published-table.js';

/** A table with the name that it is listed under. */
export interface ListedTable extends Pick<PublishedTable, 'quantity' | 'columns' | 'rows'> {
  /** Such as `seeda/bea`. */
  readonly name: string;
}

/** A cell for which tables print different numbers. */
export interface Contradiction {
  readonly row: string;
  readonly column: string;
  readonly printed: readonly { readonly table: string; readonly text: string }[];
}

/** The cells that tables about the same quantity print differently, further apart than rounding explains. */
export function findContradictions(tables: readonly ListedTable[]): Contradiction[] {
  const cells = new Map<string, { row: string; column: string; printed: { table: string; text: string }[] }>();
  for (const { name: table, quantity, columns, rows } of tables) {
    if (quantity === undefined) continue;
    for (const { name: row, texts } of rows) {
      columns.forEach((column, at) => {
        if (texts[at] === '') return;
        const key = JSON.stringify([quantity, row, column]);
        const cell = cells.get(key) ?? { row, column, printed: [] };
        cell.printed.push({ table, text: texts[at] });
        cells.set(key, cell);
      });
    }
  }
  return [...cells.values()].filter(({ printed }) =>
    printed.some(({ text }) => printed.some((other) => contradict(text, other.text))),
  );
}

/** Whether no number rounds to both. */
function contradict(first: string, second: string): boolean {
  const [a, b] = [parsePrinted(first), parsePrinted(second)];
  if (a === undefined || b === undefined) return first !== second;
  const halves = (10 ** -a.decimals + 10 ** -b.decimals) / 2;
  return Math.abs(a.value - b.value) > (1 + 1e-6) * halves;
}

import { cellStatuses, type Cell, type CellStatus, type ComputedCell } from './cell.js';
import { compareValue } from './compare-value.js';
import { noteOn, type CellNote, type PublishedTable } from './published-table.js';

/** A published table beside our values for it. */
export interface TableComparison {
  readonly cells: readonly Cell[];
  /** Values for which the paper prints no number, such as the bars of a chart. */
  readonly unprinted: readonly ComputedCell[];
}

/** Compares a table cell by cell; the reasons say why cells differ where they do. */
export function compareTable(
  published: PublishedTable,
  computed: readonly ComputedCell[],
  reasons: readonly CellNote[] = [],
): TableComparison {
  const keyOf = (row: string, column: string): string => JSON.stringify([row, column]);
  const own = new Map(computed.map((cell) => [keyOf(cell.row, cell.column), cell]));
  const cells = published.rows.flatMap(({ name: row, texts }) =>
    published.columns.flatMap((column, at): Cell[] => {
      if (texts[at] === '') return [];
      const cell = own.get(keyOf(row, column));
      own.delete(keyOf(row, column));
      return [compareCell({ row, column, published: texts[at] }, published.notPublic, cell, reasons)];
    }),
  );
  return { cells, unprinted: [...own.values()] };
}

/** What a reason is given for. */
const EXPLAINED: readonly CellStatus[] = ['differs', 'rounding'];

function compareCell(
  place: Pick<Cell, 'row' | 'column' | 'published'>,
  notPublic: readonly CellNote[],
  computed: ComputedCell | undefined,
  reasons: readonly CellNote[],
): Cell {
  const hidden = noteOn(notPublic, place.row, place.column);
  if (hidden !== undefined) return { ...place, computed: null, status: 'not-public', reason: hidden.reason };
  const status = computed === undefined ? 'differs' : compareValue(place.published, computed);
  const reason = EXPLAINED.includes(status) ? noteOn(reasons, place.row, place.column)?.reason : undefined;
  return {
    ...place,
    computed: computed?.value ?? null,
    ...(computed?.mark === undefined ? {} : { mark: computed.mark }),
    status,
    ...(reason === undefined ? {} : { reason }),
  };
}

/** How many cells have each status. */
export function countStatuses(cells: readonly Cell[]): Readonly<Record<CellStatus, number>> {
  const count = (status: CellStatus): number => cells.filter((cell) => cell.status === status).length;
  return Object.fromEntries(cellStatuses.map((status) => [status, count(status)])) as Record<CellStatus, number>;
}

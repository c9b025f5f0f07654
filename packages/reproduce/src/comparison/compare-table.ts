import { cellStatuses, type Cell, type CellStatus, type ComputedCell } from './cell.js';
import { compareValue } from './compare-value.js';
import { noteOn, type CellNote, type PublishedTable } from './published-table.js';

/** A published table beside our values for it. */
export interface TableComparison {
  readonly cells: readonly Cell[];
  /** Values for which the paper prints no number, such as the bars of a chart. */
  readonly unprinted: readonly ComputedCell[];
}

/** Compares a table cell by cell; `reasons` say why cells differ. */
export function compareTable(
  published: PublishedTable,
  computed: readonly ComputedCell[],
  reasons: readonly CellNote[] = [],
): TableComparison {
  const keyOf = (row: string, column: string): string => JSON.stringify([row, column]);
  const unmatched = new Map(computed.map((cell) => [keyOf(cell.row, cell.column), cell]));
  const cells = published.rows.flatMap(({ name: row, texts }) =>
    published.columns.flatMap((column, at): Cell[] => {
      if (texts[at] === '') return [];
      const cell = unmatched.get(keyOf(row, column));
      unmatched.delete(keyOf(row, column));
      return [compareCell({ row, column, published: texts[at] }, published.notPublic, cell, reasons)];
    }),
  );
  return { cells, unprinted: [...unmatched.values()] };
}

/** The statuses that get a reason. */
const EXPLAINED: readonly CellStatus[] = ['differs', 'rounding'];

function compareCell(
  position: Pick<Cell, 'row' | 'column' | 'published'>,
  notPublic: readonly CellNote[],
  computed: ComputedCell | undefined,
  reasons: readonly CellNote[],
): Cell {
  const hidden = noteOn(notPublic, position.row, position.column);
  if (hidden !== undefined) return { ...position, computed: null, status: 'not-public', reason: hidden.reason };
  const status = computed === undefined ? 'differs' : compareValue(position.published, computed);
  const reason = EXPLAINED.includes(status) ? noteOn(reasons, position.row, position.column)?.reason : undefined;
  return {
    ...position,
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

import type * as charts from '@stet/charts';
import type { Cell, ComputedCell } from './comparison/cell.js';
import type { CellNote } from './comparison/published-table.js';
import type { Bench } from './bench.js';

/** How the cells of a table come from public data. What is printed for them is no part of it. */
export interface Recipe {
  readonly paper: string;
  readonly table: string;
  /** Files and folders of the public data. */
  readonly needs: readonly string[];
  /** Into how many parts with progress of their own the work falls (default: 1). */
  readonly steps?: number;
  readonly compute: (bench: Bench) => readonly ComputedCell[] | Promise<readonly ComputedCell[]>;
  /** Why cells differ where they do. */
  readonly reasons?: readonly CellNote[];
  /** What was computed, as charts. */
  readonly charts?: (drawn: Drawn) => readonly charts.Part[] | Promise<readonly charts.Part[]>;
}

/** What draws charts; it brings React, so it is given only when a page is wanted. */
export type Drawing = Pick<
  typeof charts,
  'agreementPart' | 'betaPart' | 'headToHeadPart' | 'scatterPart' | 'williamsPart'
>;

/** What charts are drawn from, and with. */
interface Drawn {
  readonly bench: Bench;
  readonly cells: readonly Cell[];
  /** For the ids on the page. */
  readonly id: string;
  readonly draw: Drawing;
}

/** The cells of one row. */
export function cellsOf(row: string, values: Readonly<Record<string, number | string>>): ComputedCell[] {
  return Object.entries(values).map(([column, value]) => ({ row, column, value }));
}

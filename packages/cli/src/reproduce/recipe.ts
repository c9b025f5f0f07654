import type { Part } from '@stet/charts';
import type { Cell, CellNote, ComputedCell } from '@stet/core/internal';
import type { Drawing } from '../report/report-options.js';
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
  readonly charts?: (drawn: Drawn) => readonly Part[] | Promise<readonly Part[]>;
}

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

import type * as charts from '@stet/charts';
import type { Cell, ComputedCell } from './comparison/cell.js';
import type { CellNote } from './comparison/published-table.js';
import type { Bench } from './bench.js';

/** How to compute the cells of a table from public data. It does not know what the paper prints. */
export interface TableRecipe {
  /** Files and folders of the public data (default: none). */
  readonly needs?: readonly string[];
  /** How many steps, each with its own progress, the work has (default: 1). */
  readonly steps?: number;
  /** About how many seconds of processor time it takes: the longest tables begin first (default: less than one). */
  readonly seconds?: number;
  readonly compute: (bench: Bench) => readonly ComputedCell[] | Promise<readonly ComputedCell[]>;
  /** Why cells differ. */
  readonly reasons?: readonly CellNote[];
  /** Charts of what was computed. */
  readonly charts?: (drawn: Drawn) => readonly charts.Block[] | Promise<readonly charts.Block[]>;
}

/** A recipe, and the short names of what it computes. */
export interface Recipe extends TableRecipe {
  readonly paper: string;
  readonly table: string;
}

/** The recipes of a paper, by the names of its tables. */
export function recipesOf(paper: string, tables: Readonly<Record<string, TableRecipe>>): readonly Recipe[] {
  return Object.entries(tables).map(([table, recipe]) => ({ paper, table, ...recipe }));
}

/** Functions that draw charts. They load React, so they are passed in only when a page is wanted. */
export type Drawing = Pick<
  typeof charts,
  'agreementBlock' | 'betaBlock' | 'headToHeadBlock' | 'scatterBlock' | 'williamsBlock'
>;

/** What charts are drawn from and with. */
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

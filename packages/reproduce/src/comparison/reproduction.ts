import type { CellStatus } from './cell.js';
import type { TableComparison } from './compare-table.js';
import type { Contradiction } from './contradictions.js';

/** A table of a paper, reproduced. */
export interface ReproducedTable extends TableComparison {
  /** Short names, as in `conll-2014` and `7`. */
  readonly paper: string;
  readonly table: string;
  /** Authors, year and title of the paper. */
  readonly citation: string;
  readonly page: string;
  readonly caption: string;
  readonly notes: readonly string[];
  /** Files that are needed but missing; if there are any, no cell is compared. */
  readonly missing: readonly string[];
}

/** The reproduced tables, and how many cells have each status. */
export interface Reproduction {
  readonly tables: readonly ReproducedTable[];
  /** Cells for which publications print different numbers. */
  readonly contradictions: readonly Contradiction[];
  readonly counts: Readonly<Record<CellStatus, number>>;
  /** Everything needed to get these numbers again. */
  readonly signature: string;
}

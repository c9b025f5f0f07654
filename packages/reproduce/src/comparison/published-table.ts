/** A table of a paper, as printed. */
export interface PublishedTable {
  /** Authors, year and title of the paper. */
  readonly paper: string;
  readonly page: string;
  readonly caption: string;
  readonly notes: readonly string[];
  /** What tables with the same row and column are about, where several papers print the same cells. */
  readonly quantity?: string | undefined;
  readonly notPublic: readonly CellNote[];
  readonly columns: readonly string[];
  /** A row has a text for each column; an empty text is not a cell. */
  readonly rows: readonly { readonly name: string; readonly texts: readonly string[] }[];
}

/** A remark about a row, a column, one cell (row and column) or all cells (neither). */
export interface CellNote {
  readonly row?: string | undefined;
  readonly column?: string | undefined;
  readonly reason: string;
}

/** The first remark about a cell. */
export function noteOn(notes: readonly CellNote[], row: string, column: string): CellNote | undefined {
  return notes.find((note) => (note.row ?? row) === row && (note.column ?? column) === column);
}

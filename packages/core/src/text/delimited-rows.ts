import Papa from 'papaparse/papaparse.js';

/** A row of a CSV or TSV file. */
export interface DelimitedRow {
  readonly cells: readonly string[];
  /** The line that it starts on, 1-based. */
  readonly line: number;
  /** What is wrong with its quotes, if anything. */
  readonly problem: string | undefined;
}

/** The rows of a CSV or TSV file; a quoted cell may hold delimiters and line breaks. Empty lines are skipped. */
export function delimitedRows(text: string, delimiter: ',' | '\t'): DelimitedRow[] {
  const rows: DelimitedRow[] = [];
  let start = 0;
  let line = 1;
  Papa.parse(text, {
    delimiter,
    step: ({ data, errors, meta: { cursor } }) => {
      const problem = errors.at(0)?.message;
      if (problem !== undefined || data.length > 1 || data[0].trim() !== '') rows.push({ cells: data, line, problem });
      for (let at = text.indexOf('\n', start); at !== -1 && at < cursor; at = text.indexOf('\n', at + 1)) line++;
      start = cursor;
    },
  });
  return rows;
}

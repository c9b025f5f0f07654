import Papa from 'papaparse/papaparse.js';
import { badJudgment, type Place } from '../../check-ranking.js';

/** A row of a CSV file, and where it starts. */
export interface CsvRow extends Place {
  readonly cells: readonly string[];
}

/** The rows of a CSV file; empty lines are skipped. */
export function csvRows(text: string, file: string | undefined): CsvRow[] {
  const rows: CsvRow[] = [];
  let start = 0;
  let line = 1;
  Papa.parse(text, {
    delimiter: ',',
    step: ({ data, errors, meta: { cursor } }) => {
      const place = { file, line };
      if (errors.length > 0) {
        throw badJudgment(place, 'rows of CSV', errors[0].message, 'Correct the quotes at or after this line.');
      }
      if (data.length > 1 || data[0].trim() !== '') rows.push({ ...place, cells: data });
      line += text.slice(start, cursor).split('\n').length - 1;
      start = cursor;
    },
  });
  return rows;
}

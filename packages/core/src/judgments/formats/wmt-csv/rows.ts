import { delimitedRows } from '../../../text/delimited-rows.js';
import { badJudgment } from '../../check-ranking.js';
import type { SourceLocation } from '../../../source-location.js';

/** A row of a CSV file, and where it starts. */
export interface CsvRow extends SourceLocation {
  readonly cells: readonly string[];
}

/** The rows of a CSV file; empty lines are skipped. */
export function csvRows(text: string, file: string | undefined): CsvRow[] {
  return delimitedRows(text, ',').map(({ cells, line, problem }) => {
    if (problem !== undefined) {
      throw badJudgment({ file, line }, 'rows of CSV', problem, 'Correct the quotes at or after this line.');
    }
    return { file, line, cells };
  });
}

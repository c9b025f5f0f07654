import { quote } from '../../error.js';
import { badScores, scoreOf } from './bad-scores.js';
import { scoreRows } from './score-rows.js';
import type { SourceLocation } from '../../source-location.js';

/** The precision and recall of a system. */
export interface SystemPrecisionRecall {
  readonly system: string;
  readonly precision: number;
  readonly recall: number;
}

/**
 * Reads precision and recall of systems: `NAME F P R` with blanks, as Grundkiewicz et al. (2015) publish M2 scores;
 * or a table with a header that has `P` and `R`, as `stet score --format csv` prints.
 */
export function parsePrecisionRecall(text: string, file?: string): SystemPrecisionRecall[] {
  const { header, rows } = scoreRows(text, file);
  const find = (...names: readonly string[]): number => header?.findIndex((name) => names.includes(name)) ?? -1;
  const columns =
    header === undefined
      ? { system: 0, precision: 2, recall: 3 }
      : { system: find('system'), precision: find('p', 'precision'), recall: find('r', 'recall') };
  const seen = new Set<string>();
  return rows.map((row) => {
    const cell = (at: number): string => row.cells.at(at)?.trim() ?? '';
    if (columns.precision === -1 || columns.recall === -1 || row.cells.length <= columns.recall) {
      throw noColumns(row, row.cells);
    }
    const system = cell(columns.system);
    if (seen.has(system)) throw badScores(row, 'each system once', `${quote(system)} again`, 'Remove one of the rows.');
    seen.add(system);
    return {
      system,
      precision: scoreOf(cell(columns.precision), system, row),
      recall: scoreOf(cell(columns.recall), system, row),
    };
  });
}

function noColumns(location: SourceLocation, cells: readonly string[]): Error {
  return badScores(
    location,
    'a system with F, P and R, or a header that has P and R',
    quote(cells.join(' ')),
    'Give a file of M2 scores with precision and recall.',
  );
}

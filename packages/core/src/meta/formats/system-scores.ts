import { quote } from '../../error.js';
import type { SystemScores } from '../scored-systems.js';
import { badScores, scoreOf } from './bad-scores.js';
import { getOrMake } from './get-or-make.js';
import { parseScoreJson } from './score-json.js';
import { scoreRows, type ScoreRow } from './score-rows.js';
import type { SourceLocation } from '../../source-location.js';

export interface ScoreFileOptions {
  readonly file?: string | undefined;
  /** What the scores are called where the file does not say. */
  readonly name: string;
}

/**
 * Reads the scores of systems: a table with a header, `system` and a column for each metric, separated by tabs or
 * commas; the files of Chollampatt & Ng (2018), five columns without a header; those of Grundkiewicz et al. (2015),
 * `NAME SCORE …` with blanks; a ranking with its clusters; or JSON, also that of `stet score --json`.
 */
export function parseSystemScores(text: string, { file, name }: ScoreFileOptions): SystemScores[] {
  if (/^\s*[[{]/u.test(text)) return parseScoreJson(text, file).systems;
  const { header, titles, rows } = scoreRows(text, file);
  const columns = new Map<string, Map<string, number>>();
  const add = (metric: string, system: string, score: string, location: SourceLocation): void => {
    const scores = getOrMake(columns, metric, () => new Map<string, number>());
    if (scores.has(system)) {
      throw badScores(location, 'each system once', `${quote(system)} again`, 'Remove one of the two rows.');
    }
    scores.set(system, scoreOf(score, system, location));
  };
  if (header === undefined) for (const row of rows) add(...bareRow(row, name), row);
  else {
    const system = header.indexOf('system');
    for (const row of rows) {
      row.cells.forEach((cell, at) => {
        if (at !== system) add(titles[at], row.cells[system].trim(), cell.trim(), row);
      });
    }
  }
  return Array.from(columns, ([metric, scores]) => ({ name: metric, scores, file }));
}

const WMT_COLUMNS = 5;

/**
 * Without a header: metric, language pair, test set, system and score; or a system, its score, and anything after it.
 */
function bareRow(row: ScoreRow, name: string): [metric: string, system: string, score: string] {
  const { cells } = row;
  if (cells.length === WMT_COLUMNS) return [cells[0], cells[3], cells[4]];
  if (cells.length >= 2) return [name, cells[0], cells[1]];
  throw badScores(row, 'a system and its score', quote(cells.join(' ')), 'Correct the row.');
}

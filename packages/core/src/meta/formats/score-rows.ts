import { delimitedRows } from '../../text/delimited-rows.js';
import { splitLines } from '../../text/lines.js';
import { badScores } from './bad-scores.js';
import type { SourceLocation } from '../../source-location.js';

/** A row of a file of scores, and where it starts. */
export interface ScoreRow extends SourceLocation {
  readonly cells: readonly string[];
}

export interface ScoreRows {
  /** The names of the columns, in lower case; none when no column is called `system`. */
  readonly header: readonly string[] | undefined;
  readonly titles: readonly string[];
  readonly rows: readonly ScoreRow[];
}

/** A line of plus signs stands between the clusters of a ranking. */
const CLUSTER_LINE = /^\++$/u;
/** The range of ranks behind a score. */
const RANK_RANGE = /\s*\([^()]*\)\s*$/u;

/** The rows of a table of scores, separated by tabs, commas or blanks, with a header or without. */
export function scoreRows(text: string, file: string | undefined): ScoreRows {
  const rows = splitRows(text.replace(/^\uFEFF/u, ''), file);
  if (rows.length === 0) {
    throw badScores({ file }, 'scores', 'an empty file', 'Check that this is the file you mean.');
  }
  const titles = rows[0].cells.map((cell) => cell.trim());
  const header = titles.map((title) => title.toLowerCase());
  if (!header.includes('system')) return { header: undefined, titles: [], rows };
  return { header, titles, rows: checkWidth(rows.slice(1), titles.length) };
}

function splitRows(text: string, file: string | undefined): ScoreRow[] {
  const [first = ''] = text.trimStart().split('\n', 1);
  const isRanking = CLUSTER_LINE.test(first.trim()) || RANK_RANGE.test(first);
  const delimiter = first.includes('\t') ? '\t' : first.includes(',') && !isRanking ? ',' : undefined;
  if (delimiter === undefined) {
    return splitLines(text).flatMap((line, at) => {
      const plain = line.replace(RANK_RANGE, '').trim();
      return plain === '' || CLUSTER_LINE.test(plain) ? [] : [{ file, line: at + 1, cells: plain.split(/\s+/u) }];
    });
  }
  return delimitedRows(text, delimiter).map(({ cells, line, problem }) => {
    if (problem !== undefined) throw badScores({ file, line }, 'rows of scores', problem, 'Correct the quotes.');
    return { file, line, cells };
  });
}

function checkWidth(rows: readonly ScoreRow[], width: number): readonly ScoreRow[] {
  const wrong = rows.find(({ cells }) => cells.length !== width);
  if (wrong === undefined) return rows;
  throw badScores(wrong, `${width} columns, as in the header`, String(wrong.cells.length), 'Correct the row.');
}

import type { SourceLocation } from '../../../source-location.js';
import { delimitedRows } from '../../../text/delimited-rows.js';
import { badJudgment } from '../../bad-judgment.js';
import type { FirstSentence } from '../../numbering/first-sentence.js';

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

/**
 * A name that a spreadsheet would take for a formula gets an apostrophe in front. One that looks as if it had got one
 * gets one too, so that each name can be read back.
 */
export function neutralise(name: string): string {
  return /^'*[=+\-@]/u.test(name) ? `'${name}` : name;
}

/** The name that `neutralise` was given. */
export function original(cell: string): string {
  return /^'+[=+\-@]/u.test(cell) ? cell.slice(1) : cell;
}

/** Column indices of one system of a row. */
interface Slot {
  readonly id: number;
  readonly rank: number;
  readonly number: number | undefined;
}

/** Column indices, found by name, since their order differs from file to file. */
export interface Header {
  readonly width: number;
  readonly sentence: number;
  readonly judge: number;
  /** A column that files have where some judges are models. */
  readonly judgeKind: number | undefined;
  readonly ranking: number | undefined;
  readonly slots: readonly Slot[];
}

/** Capitals do not count: some files say judgeId, others judgeID. */
export function parseHeader(row: CsvRow): Header {
  const names = row.cells.map((cell) => cell.trim().toLowerCase());
  const find = (name: string): number | undefined => (names.includes(name) ? names.indexOf(name) : undefined);
  const need = (name: string): number => {
    const at = find(name.toLowerCase());
    if (at !== undefined) return at;
    throw badJudgment(row, `a column ${name}`, row.cells.join(','), 'Give a WMT file of judgments, with its header.');
  };
  const slots = names.filter((name) => /^system\d+id$/u.test(name)).length;
  return {
    width: names.length,
    sentence: need('srcIndex'),
    judge: need('judgeId'),
    judgeKind: find('judgekind'),
    ranking: find('rankingid'),
    slots: Array.from({ length: Math.max(2, slots) }, (_, at) => ({
      id: need(`system${at + 1}Id`),
      rank: need(`system${at + 1}rank`),
      number: find(`system${at + 1}number`),
    })),
  };
}

/**
 * Rows of five systems count sentences from 1, as WMT does; the published rows of two (Napoles et al. 2015,
 * Chollampatt & Ng 2018) count from 0.
 */
export function usualFirstSentence(slots: number): FirstSentence {
  return slots === 2 ? 0 : 1;
}

import { badJudgment } from '../../check-ranking.js';
import type { CsvRow } from './rows.js';

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
    throw badJudgment(row, `a column ${name}`, row.cells.join(','), 'Give a WMT file of rankings, with its header.');
  };
  const slots = names.filter((name) => /^system\d+id$/u.test(name)).length;
  return {
    width: names.length,
    sentence: need('srcIndex'),
    judge: need('judgeId'),
    ranking: find('rankingid'),
    slots: Array.from({ length: Math.max(2, slots) }, (_, at) => ({
      id: need(`system${at + 1}Id`),
      rank: need(`system${at + 1}rank`),
      number: find(`system${at + 1}number`),
    })),
  };
}

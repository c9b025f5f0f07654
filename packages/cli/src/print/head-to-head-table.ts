import type { HeadToHead, HeadToHeadCell, SignificanceLevel } from '@stet/core/internal';
import { left, right, type TableModel } from './table.js';

/** The mark of each level of significance, as in Table 3d. */
const MARKS: Readonly<Record<SignificanceLevel, string>> = { 0.01: '‡', 0.05: '†', 0.1: '*' };

/** The system of each column against that of each row, as in Table 3d of Grundkiewicz et al. (2015). */
export function headToHeadTable({ systems, adjust, tests, cells }: HeadToHead): TableModel {
  const cellOf = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  return {
    columns: [left('Against'), ...systems.map(right)],
    rows: systems.map((row) => [row, ...systems.map((column) => shownCell(cellOf.get(`${row} ${column}`)))]),
    notes: [
      'How often the system of the column is judged better than that of the row, of their decided judgments.',
      `Sign test, two-sided: * p ≤ 0.10, † p ≤ 0.05, ‡ p ≤ 0.01; ${tests} tests${adjustNote(tests, adjust)}.`,
    ],
  };
}

function adjustNote(tests: number, adjust: HeadToHead['adjust']): string {
  if (adjust === 'holm') return ', p adjusted for their number (Holm)';
  const chance = Math.round(tests * 0.05);
  return chance < 1 ? ', not adjusted' : `, not adjusted: about ${chance} of them would reach 0.05 by chance alone`;
}

/** One comparison: the share with its mark; a dot for the system itself, a dash for a pair that was never decided. */
function shownCell(cell: HeadToHeadCell | undefined): string {
  if (cell === undefined) return '·';
  if (cell.share === null) return '–';
  return cell.share.toFixed(2) + (cell.level === null ? '' : MARKS[cell.level]);
}

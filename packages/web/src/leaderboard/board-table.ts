import type { TableModel } from '@stet/charts';
import type { Leaderboard } from '@stet/server';
import { boardColumns } from './board-columns.js';

/** The leaderboard as a table for papers: what the page shows, in the order of ranks, with clusters set off. */
export function boardTable(board: Leaderboard, title: string, type: string | undefined): TableModel {
  const columns = boardColumns(board, { type, counts: true });
  const { rows } = board;
  return {
    title,
    columns: columns.map((column) => ({ title: column.title, align: column.key === 'team' ? 'left' : 'right' })),
    rows: rows.map((row) => columns.map(({ text }) => text(row))),
    groups: rows.flatMap(({ cluster }, at) => (at > 0 && cluster !== rows[at - 1].cluster ? [at] : [])),
    notes: [...new Set(rows.flatMap(({ scores }) => scores.map(({ signature }) => signature)))],
  };
}

import type { TableModel } from '@stet/charts';
import type { Leaderboard } from '@stet/server';
import { words } from '../language/words.js';
import { boardColumns } from './board-columns.js';

/** The leaderboard as a table for papers: what the page shows, in the order of ranks, with clusters set off. */
export function boardTable(board: Leaderboard, type: string | undefined): TableModel {
  const columns = boardColumns(board, { type, counts: true });
  const { rows, gold } = board;
  const { leaderboard } = words();
  return {
    title: gold === 'gold' ? leaderboard.title : leaderboard.withAlternatives,
    columns: columns.map((column) => ({ title: column.title, align: column.key === 'team' ? 'left' : 'right' })),
    rows: rows.map((row) => columns.map(({ text }) => text(row))),
    groups: rows.flatMap(({ cluster }, at) => (at > 0 && cluster !== rows[at - 1].cluster ? [at] : [])),
    notes: [...new Set(rows.flatMap(({ scores }) => scores.map(({ signature }) => signature)))],
  };
}

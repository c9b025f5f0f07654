import { DotPlot } from '@stet/charts';
import { metricTitle } from '@stet/core/internal';
import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { TYPE_KEY, typeColumns } from './board-columns.js';
import { ScorePlot } from './score-plot.js';
import { sortRows } from './sort-rows.js';

/** How well each system corrects an error type, best first, and beside it the official metric in the same order. */
export function TypeFigures({ board, type }: { readonly board: Leaderboard; readonly type: string }): ReactElement {
  const columns = typeColumns(type, board.rows);
  const [recall] = columns.filter(({ key }) => key === TYPE_KEY);
  const rows = sortRows(board.rows, recall, recall.first);
  const metric = metricTitle(board.official);
  const { leaderboard } = words();
  return (
    <div className="side-by-side">
      <DotPlot
        id={`${board.gold}-type`}
        title={type}
        series={columns.map(({ title }) => title)}
        unit={leaderboard.percent}
        max={100}
        rows={rows.map((row) => ({
          label: row.team,
          values: columns.map(({ order }) =>
            [order(row)].flatMap((share) => (typeof share === 'number' ? [100 * share] : [])),
          ),
        }))}
        description={rows
          .map(
            (row) =>
              `${row.team}: ${columns.map(({ title, text, detail }) => `${title} ${text(row)}, ${detail?.(row) ?? ''}`).join('; ')}`,
          )
          .join('. ')}
        caption={leaderboard.ofType(type, metric)}
        numbersNearby
      />
      <ScorePlot board={board} rows={rows} />
    </div>
  );
}

import { DotPlot } from '@stet/charts';
import { metricTitle } from '@stet/core/internal';
import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { TYPE_KEY, typeColumns } from './board-columns.js';
import { ScorePlot } from './score-plot.js';
import { sortRows } from './sort-rows.js';

/** How well each system corrects an error type, best first, and beside it the official metric in the same order. */
export function TypeFigures({ board, type }: { readonly board: Leaderboard; readonly type: string }): ReactElement {
  const columns = typeColumns(type, board.rows);
  const [recall] = columns.filter(({ key }) => key === TYPE_KEY);
  const rows = sortRows(board.rows, recall, recall.first);
  const metric = metricTitle(board.official);
  return (
    <div className="side-by-side">
      <DotPlot
        id={`${board.gold}-type`}
        title={type}
        series={columns.map(({ title }) => title)}
        unit="percent"
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
        caption={`Edits of type ${type} alone. They may be few, so small differences mean little; ranks and clusters are those of ${metric}.`}
        numbersNearby
      />
      <ScorePlot board={board} rows={rows} />
    </div>
  );
}

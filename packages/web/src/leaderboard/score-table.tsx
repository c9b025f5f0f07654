import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { boardColumns, type BoardColumn, type BoardRow } from './board-columns.js';
import { sortRows, type Direction } from './sort-rows.js';

interface ScoreTableProps {
  /** The accessible name of the table. */
  readonly name: string;
  readonly board: Leaderboard;
  readonly type: string | undefined;
  /** The address of a system in the explorer; undefined where the reader may not see it. */
  readonly explorerOf: ((row: BoardRow) => string) | undefined;
}

/** The systems with all metrics, sorted by the chosen column. */
export function ScoreTable({ name, board, type, explorerOf }: ScoreTableProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const columns = boardColumns(board, type);
  const sortColumn = columns.find(({ key }) => key === params.get('sort')) ?? columns[0];
  const direction: Direction = params.get('order') === 'reverse' ? opposite(sortColumn.first) : sortColumn.first;
  const sort = (by: BoardColumn): void => {
    const next = new URLSearchParams(params);
    next.set('sort', by.key);
    if (by === sortColumn && direction === by.first) next.set('order', 'reverse');
    else next.delete('order');
    setParams(next, { replace: true });
  };
  const rows = sortRows(board.rows, sortColumn, direction);
  return (
    <div className="scroll" role="region" aria-label={name} tabIndex={0}>
      <table className="list board">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.key === 'team' ? undefined : 'number'}
                aria-sort={column === sortColumn ? direction : undefined}
              >
                <button type="button" className="quiet" onClick={() => sort(column)}>
                  {column.title}
                  <span aria-hidden="true">
                    {column === sortColumn ? (direction === 'ascending' ? ' ▲' : ' ▼') : ''}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.submission} className={startsCluster(rows, at, sortColumn) ? 'group' : undefined}>
              {columns.map((column) =>
                column.key === 'team' ? (
                  <th key={column.key} scope="row">
                    {explorerOf === undefined ? (
                      <bdi>{row.team}</bdi>
                    ) : (
                      <Link href={explorerOf(row)}>
                        <bdi>{row.team}</bdi>
                      </Link>
                    )}
                    {row.note !== '' && (
                      <small>
                        <bdi>{row.note}</bdi>
                      </small>
                    )}
                  </th>
                ) : (
                  <td key={column.key} className="number">
                    {column.text(row)}
                    {column.detail !== undefined && <small>{column.detail(row)}</small>}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const opposite = (direction: Direction): Direction => (direction === 'ascending' ? 'descending' : 'ascending');

/** Clusters are bands of the ranking, so they are drawn only in the order of ranks. */
function startsCluster(rows: readonly BoardRow[], at: number, { key }: BoardColumn): boolean {
  return key === 'rank' && at > 0 && rows[at].cluster !== rows[at - 1].cluster;
}

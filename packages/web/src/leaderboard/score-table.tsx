import type { Leaderboard } from '@stet/server';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { boardColumns, type BoardColumn, type BoardRow } from './board-columns.js';
import { sortRows, type Direction } from './sort-rows.js';

interface ScoreTableProps {
  /** What the table is called. */
  readonly name: string;
  readonly board: Leaderboard;
  readonly type: string | undefined;
  /** Where a system can be looked at; nothing for whom it is not public. */
  readonly explorerOf: ((row: BoardRow) => string) | undefined;
}

/** The systems with all metrics, sorted by the column of choice. */
export function ScoreTable({ name, board, type, explorerOf }: ScoreTableProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const columns = boardColumns(board, type);
  const column = columns.find(({ key }) => key === params.get('sort')) ?? columns[0];
  const direction: Direction = params.get('order') === 'reverse' ? opposite(column.first) : column.first;
  const sort = (by: BoardColumn): void => {
    const next = new URLSearchParams(params);
    next.set('sort', by.key);
    if (by === column && direction === by.first) next.set('order', 'reverse');
    else next.delete('order');
    setParams(next, { replace: true });
  };
  const rows = sortRows(board.rows, column, direction);
  return (
    <div className="scroll" role="region" aria-label={name} tabIndex={0}>
      <table className="list board">
        <thead>
          <tr>
            {columns.map((one) => (
              <th
                key={one.key}
                scope="col"
                className={one.key === 'team' ? undefined : 'number'}
                aria-sort={one === column ? direction : undefined}
              >
                <button
                  type="button"
                  className="quiet"
                  onClick={() => {
                    sort(one);
                  }}
                >
                  {one.title}
                  <span aria-hidden="true">{one === column ? (direction === 'ascending' ? ' ▲' : ' ▼') : ''}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.submission} className={startsCluster(rows, at, column) ? 'group' : undefined}>
              {columns.map((one) =>
                one.key === 'team' ? (
                  <th key={one.key} scope="row">
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
                  <td key={one.key} className="number">
                    {one.text(row)}
                    {one.detail !== undefined && <small>{one.detail(row)}</small>}
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

/** Clusters are bands of the ranking, and have no meaning in another order. */
function startsCluster(rows: readonly BoardRow[], at: number, { key }: BoardColumn): boolean {
  return key === 'rank' && at > 0 && rows[at].cluster !== rows[at - 1].cluster;
}

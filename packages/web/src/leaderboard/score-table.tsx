import type { Leaderboard } from '@stet/server';
import { useRef, type ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { words } from '../language/words.js';
import { Moment } from '../time/moment.js';
import {
  TYPE_KEY,
  boardColumns,
  entryColumns,
  type BoardColumn,
  type BoardRow,
  type BoardView,
} from './board-columns.js';
import { sortRows, type Direction } from './sort-rows.js';
import { useHiddenEdges } from './use-hidden-edges.js';

interface ScoreTableProps {
  /** The accessible name of the table. */
  readonly name: string;
  readonly board: Leaderboard;
  readonly view: BoardView;
  /** The address of a system in the explorer; undefined where the reader may not see it. */
  readonly explorerOf: ((row: BoardRow) => string) | undefined;
  /** Whether a row is the reader's. */
  readonly isOwn: (row: BoardRow) => boolean;
}

/**
 * The systems with all metrics, sorted by the chosen column, at first by rank or by the error type. Its roles are written
 * out because phones lay it out as cards, and browsers forget the roles of a table that is not laid out as one.
 */
export function ScoreTable({ name, board, view, explorerOf, isOwn }: ScoreTableProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  const hiddenEdges = useHiddenEdges(box);
  const columns = [...boardColumns(board, view), ...entryColumns()];
  const byKey = (wanted: string | null): BoardColumn | undefined => columns.find(({ key }) => key === wanted);
  const sortColumn = byKey(params.get('sort')) ?? byKey(TYPE_KEY) ?? columns[0];
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
    <div className="scroll wide" ref={box} data-hides={hiddenEdges} role="region" aria-label={name} tabIndex={0}>
      <table className="list board" role="table">
        <thead role="rowgroup">
          <tr role="row" data-sort={words().leaderboard.sortBy}>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                className={cellClass(column)}
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
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <tr key={row.submission} role="row" className={rowClass(rows, at, sortColumn, isOwn(row))}>
              {columns.map((column) =>
                column.key === 'team' ? (
                  <th key={column.key} scope="row" role="rowheader" className="team">
                    <TeamName row={row} explorerOf={explorerOf} isOwn={isOwn(row)} />
                  </th>
                ) : (
                  <td key={column.key} role="cell" className={cellClass(column)} data-title={column.title}>
                    {column.key === 'submitted' ? <Moment at={row.submittedAt} /> : column.text(row)}
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

interface TeamNameProps extends Pick<ScoreTableProps, 'explorerOf'> {
  readonly row: BoardRow;
  readonly isOwn: boolean;
}

function TeamName({ row, explorerOf, isOwn }: TeamNameProps): ReactElement {
  const { team, note } = row;
  return (
    <>
      {explorerOf === undefined ? (
        <bdi>{team}</bdi>
      ) : (
        <Link href={explorerOf(row)}>
          <bdi>{team}</bdi>
        </Link>
      )}
      {isOwn && (
        <>
          {' '}
          <span className="state running">{words().leaderboard.yourTeam}</span>
        </>
      )}
      {note !== '' && (
        <small>
          <bdi>{note}</bdi>
        </small>
      )}
    </>
  );
}

const cellClass = ({ key }: BoardColumn): string =>
  key === 'team' ? 'team' : key === 'submitted' ? 'moment' : 'number';

const opposite = (direction: Direction): Direction => (direction === 'ascending' ? 'descending' : 'ascending');

function rowClass(rows: readonly BoardRow[], at: number, { key }: BoardColumn, isOwn: boolean): string | undefined {
  // Clusters are bands of the ranking, so they are drawn only in the order of ranks.
  const startsCluster = key === 'rank' && at > 0 && rows[at].cluster !== rows[at - 1].cluster;
  return [startsCluster && 'group', isOwn && 'own'].filter((name) => name !== false).join(' ') || undefined;
}

import type { TrackBoard } from '@stet/server';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { speech, words } from '../../language/words.js';
import { useHiddenEdges } from '../../leaderboard/use-hidden-edges.js';
import { intervalText, valueText } from '../../scores/score-text.js';
import { languageName } from '../language-name.js';

type Row = TrackBoard['rows'][number];

interface RowGroup {
  /** Undefined for the teams that are ranked. */
  readonly title: string | undefined;
  readonly rows: readonly Row[];
}

interface TrackTableProps {
  readonly board: TrackBoard;
  readonly groups: readonly RowGroup[];
  /** The reader's own team. */
  readonly entrant: string | undefined;
}

/**
 * Teams with their average, the means of the languages and the scores of the data sets. Its roles are written out because
 * phones lay it out as cards, and browsers forget the roles of a table that is not laid out as one.
 */
export function TrackTable({ board, groups, entrant }: TrackTableProps): ReactElement {
  const { benchmarks } = words();
  const box = useRef<HTMLDivElement>(null);
  const hiddenEdges = useHiddenEdges(box);
  const name = benchmarks.tableName(board.name);
  const columns = columnsOf(board);
  return (
    <div className="scroll wide" ref={box} data-hides={hiddenEdges} role="region" aria-label={name} tabIndex={0}>
      <table className="list board" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className="number">
              {benchmarks.rank}
            </th>
            <th scope="col" role="columnheader" className="team">
              {benchmarks.team}
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" role="columnheader" className="number">
                <bdi>{title}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <tbody key={title ?? ''} role="rowgroup">
              {title !== undefined && (
                <tr role="row" className="group">
                  <th scope="rowgroup" role="rowheader" colSpan={columns.length + 2}>
                    {title}
                  </th>
                </tr>
              )}
              {rows.map((row, at) => (
                <tr key={row.entrant} role="row" className={rowClass(rows, at, entrant)}>
                  <td role="cell" className="number" data-title={benchmarks.rank}>
                    {row.average.rank ?? '–'}
                  </td>
                  <th scope="row" role="rowheader" className="team">
                    <bdi>{row.team}</bdi>
                    {row.entrant === entrant && (
                      <>
                        {' '}
                        <span className="state running">{benchmarks.yourTeam}</span>
                      </>
                    )}
                  </th>
                  {columns.map((column) => (
                    <td key={column.title} role="cell" className="number" data-title={column.title}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
      </table>
    </div>
  );
}

interface Column {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

/** The average first, then each language with its data sets; a language with a single data set needs no mean. */
function columnsOf({ official, languages, dataSets, unit }: TrackBoard): Column[] {
  const { benchmarks } = words();
  const dataSetColumns = (language: string): Column[] =>
    dataSets.flatMap((dataSet, at): Column[] =>
      dataSet.language === language
        ? [{ title: dataSet.name, cell: ({ cells }) => <Cell {...cells[at]} unit={unit} /> }]
        : [],
    );
  if (official === null) return languages.flatMap(dataSetColumns);
  return [
    { title: benchmarks.macro, cell: ({ average }) => <Mean {...average} unit={unit} /> },
    ...languages.flatMap((language, at): Column[] => {
      const members = dataSetColumns(language);
      const mean = { title: languageName(language), cell: (row: Row) => <Mean {...row.languages[at]} unit={unit} /> };
      return members.length > 1 ? [mean, ...members] : members;
    }),
  ];
}

type Unit = TrackBoard['unit'];

function Mean({ value, interval, unit }: Row['average'] & { readonly unit: Unit }): ReactElement {
  return <Value value={value} interval={interval} unit={unit} />;
}

function Cell({ state, value, interval, unit }: Row['cells'][number] & { readonly unit: Unit }): ReactElement {
  const { benchmarks } = words();
  if (state === 'scored' || (state === 'stale' && value !== null)) {
    return <Value value={value} interval={interval} unit={unit} />;
  }
  return <>{benchmarks.cellStates[state]}</>;
}

interface ValueProps {
  readonly value: number | null;
  readonly interval: readonly [number, number] | null;
  readonly unit: Unit;
}

function Value({ value, interval, unit }: ValueProps): ReactElement {
  if (value === null) return <>–</>;
  return (
    <>
      {speech().written(valueText(value, unit))}
      {interval !== null && <small>{intervalText({ interval: [...interval], unit })}</small>}
    </>
  );
}

/** Clusters are bands of the ranking. */
function rowClass(rows: readonly Row[], at: number, entrant: string | undefined): string | undefined {
  const { cluster } = rows[at].average;
  const startsCluster = at > 0 && cluster !== null && cluster !== rows[at - 1].average.cluster;
  const names = [startsCluster && 'group', rows[at].entrant === entrant && 'own'];
  return names.filter((name) => name !== false).join(' ') || undefined;
}

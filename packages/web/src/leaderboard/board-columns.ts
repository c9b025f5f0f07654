import { metricTitle } from '@stet/core/internal';
import type { Leaderboard, MetricName } from '@stet/server';
import { words } from '../language/words.js';
import { intervalText, shownParts, signed, valueText } from '../scores/score-text.js';

export type BoardRow = Leaderboard['rows'][number];

/** A column of the leaderboard: what it shows, and what it is sorted by. */
export interface BoardColumn {
  readonly key: string;
  readonly title: string;
  readonly text: (row: BoardRow) => string;
  /** Shown small below the text. */
  readonly detail?: (row: BoardRow) => string;
  readonly order: (row: BoardRow) => number | string | undefined;
  /** The direction of the first sort. */
  readonly first: 'ascending' | 'descending';
}

const NONE = '–';

/** What the reader chose to see. */
export interface BoardView {
  readonly type: string | undefined;
  /** The counts that the official metric is made of. */
  readonly counts: boolean;
}

/**
 * The columns of a leaderboard: the official metric first, with its score parts, then the other metrics. An error type
 * stands beside the official metric.
 */
export function boardColumns(board: Leaderboard, { type, counts }: BoardView): BoardColumn[] {
  const { official, metrics, rows, confidence } = board;
  const otherMetrics = metrics.filter((metric) => metric !== official);
  const { column } = words().leaderboard;
  return [
    {
      key: 'rank',
      title: column.rank,
      text: ({ rank }) => String(rank),
      order: ({ rank }) => rank,
      first: 'ascending',
    },
    { key: 'team', title: column.team, text: ({ team }) => team, order: ({ team }) => team, first: 'ascending' },
    ...(rows.some(({ cluster }) => cluster !== null) ? [clusterColumn()] : []),
    ...(type === undefined ? [] : typeColumns(type, rows)),
    valueColumn(official),
    {
      key: 'interval',
      title: column.interval(Math.round(100 * confidence)),
      first: 'descending',
      text: (row) => withScore(row, official, intervalText),
      order: (row) => scoreOf(row, official)?.interval[0],
    },
    ...scorePartColumns(board).filter(({ isCount }) => counts || !isCount),
    ...otherMetrics.map((metric): BoardColumn => ({
      ...valueColumn(metric),
      detail: (row) => withScore(row, metric, intervalText),
    })),
  ];
}

/** Whether the official metric is made of counts. */
export const hasCounts = (board: Leaderboard): boolean => scorePartColumns(board).some(({ isCount }) => isCount);

/** How often a team has handed in, and when what it is ranked by. */
export function entryColumns(): BoardColumn[] {
  const { column } = words().leaderboard;
  return [
    {
      key: 'entries',
      title: column.submissions,
      first: 'descending',
      text: ({ entries }) => String(entries),
      order: ({ entries }) => entries,
    },
    {
      key: 'submitted',
      title: column.submitted,
      first: 'descending',
      text: ({ submittedAt }) => new Date(submittedAt).toISOString(),
      order: ({ submittedAt }) => submittedAt,
    },
  ];
}

const scoreOf = ({ scores }: BoardRow, metric: MetricName): BoardRow['scores'][number] | undefined =>
  scores.find((score) => score.metric === metric);

function withScore(row: BoardRow, metric: MetricName, show: (score: BoardRow['scores'][number]) => string): string {
  const score = scoreOf(row, metric);
  return score === undefined ? NONE : show(score);
}

function valueColumn(metric: MetricName): BoardColumn {
  return {
    ...{ key: metric, title: metricTitle(metric), first: 'descending' },
    text: (row) => withScore(row, metric, ({ value, unit }) => valueText(value, unit)),
    order: (row) => scoreOf(row, metric)?.value,
  };
}

const clusterColumn = (): BoardColumn => ({
  key: 'cluster',
  title: words().leaderboard.column.cluster,
  first: 'ascending',
  text: ({ cluster }) => (cluster === null ? NONE : String(cluster)),
  order: ({ cluster }) => cluster ?? undefined,
});

/** The score parts of the official metric: counts, precision and recall, where it has them. */
function scorePartColumns({ official, rows }: Leaderboard): (BoardColumn & { readonly isCount: boolean })[] {
  const scorePartsOf = (row: BoardRow): ReturnType<typeof shownParts> => {
    const score = scoreOf(row, official);
    return score === undefined ? [] : shownParts(score);
  };
  const scoreParts = rows.map(scorePartsOf).find((rowParts) => rowParts.length > 0) ?? [];
  return scoreParts.map(({ key, title, isShare }) => {
    const scorePartOf = (row: BoardRow): ReturnType<typeof shownParts>[number] | undefined =>
      scorePartsOf(row).find((scorePart) => scorePart.key === key);
    return {
      key,
      title,
      isCount: !isShare,
      first: 'descending',
      text: (row) => scorePartOf(row)?.text ?? NONE,
      order: (row) => scorePartOf(row)?.value,
    };
  });
}

/** The column that a leaderboard of a type is ordered by. */
export const TYPE_KEY = 'type';

/** Recall of a type, and precision where the metric says the types of a system's edits. */
export function typeColumns(name: string, rows: readonly BoardRow[]): BoardColumn[] {
  const { column } = words().leaderboard;
  const recall = ratioColumn(TYPE_KEY, column.recallOf(name), ({ matched, gold }) => [matched, gold]);
  if (!rows.some(({ type }) => type?.wrong !== undefined)) return [recall];
  const precision = ratioColumn('type-precision', column.precisionOf(name), ({ matched, wrong = 0 }) => [
    matched,
    matched + wrong,
  ]);
  return [precision, recall];
}

type TypeCounts = NonNullable<BoardRow['type']>;

function ratioColumn(
  key: string,
  title: string,
  countsOf: (type: TypeCounts) => readonly [part: number, whole: number],
): BoardColumn {
  const share = ({ type }: BoardRow): number | undefined => {
    if (type === null) return undefined;
    const [part, whole] = countsOf(type);
    return whole === 0 ? undefined : part / whole;
  };
  return {
    ...{ key, title, first: 'descending', order: share },
    text: (row) => {
      const ratio = share(row);
      return ratio === undefined ? NONE : signed(ratio);
    },
    detail: ({ type }) => (type === null ? '' : words().leaderboard.column.partOf(...countsOf(type))),
  };
}

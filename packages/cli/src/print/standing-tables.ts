import { counted, metricTitle } from '@stet/core/internal';
import type { Standing, TrackStanding } from '../submit/find-standing.js';
import { valueText } from './submission-tables.js';
import { left, percent, right, type TableModel } from './table.js';

const CELL_STATES = { scored: '–', waiting: 'waiting', stale: 'stale', failed: 'failed', missing: '–' };

/** How a team stands in a benchmark: for each track the scores of the data sets, the means of languages, and their mean. */
export function standingTables(benchmark: string, { confidence, hidden, tracks }: Standing): TableModel[] {
  const notes = hidden === 0 ? [] : [`${counted(hidden, 'data set')} left out: the scores are not released yet.`];
  return tracks.map((track) => standingTable(`${benchmark}: ${track.name}`, track, confidence, notes));
}

function standingTable(
  title: string,
  { official, unit, dataSets, scores, languages, average, ranked }: TrackStanding,
  confidence: number,
  notes: readonly string[],
): TableModel {
  const cells = (value: number | null, interval: readonly number[] | null, absent: string): string[] => [
    value === null ? absent : valueText(value, { unit }),
    interval === null ? '' : interval.map((end) => valueText(end, { unit })).join(' to '),
  ];
  const mean = (name: string, of: TrackStanding['average']): string[] => [
    name,
    ...cells(of.value, of.interval, '–'),
    rankText(of),
  ];
  const rowsOf = (language: TrackStanding['languages'][number]): string[][] => {
    const members = dataSets.flatMap((dataSet, at) =>
      dataSet.language === language.language ? [{ dataSet, score: scores[at] }] : [],
    );
    const tag = language.language || '–';
    const rows = members.map(({ dataSet, score: { value, interval, state } }) => [
      `${dataSet.name} (${tag})`,
      ...cells(value, interval, CELL_STATES[state]),
      // That of the language, of which it is all there is.
      official !== null && members.length === 1 ? rankText(language) : '',
    ]);
    return official === null || members.length === 1 ? rows : [...rows, mean(`Language ${tag}`, language)];
  };
  return {
    title,
    columns: [
      left('Data set'),
      right(official === null ? 'Score' : metricTitle(official)),
      left(`${percent(confidence, 0)} % interval`),
      left('Rank'),
    ],
    rows: [...languages.flatMap(rowsOf), ...(official === null ? [] : [mean('All languages', average)])],
    notes: [
      ...(official === null ? ['The data sets are ranked by different metrics, of which there is no mean.'] : []),
      ...(average.rank === null ? [] : [`Ranked: ${counted(ranked, 'team')}, with every data set of the track.`]),
      ...notes,
    ],
  };
}

function rankText({ rank, range }: TrackStanding['average']): string {
  if (rank === null) return '';
  return range === null ? String(rank) : `${rank} (${range.join('–')})`;
}

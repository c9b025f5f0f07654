import type { Report } from '@stet/charts';
import {
  leaderboard,
  levelTables,
  metricTitle,
  scoreName,
  shownNumber,
  valuePart,
  type Scoreboard,
} from '@stet/core/internal';
import type { Exploration } from '../exploration/explore-input.js';
import { warningsOf } from '../scoreboard/make-scoreboard.js';
import { explorerChapter } from './explain-report.js';
import { metricPanels, precisionRecallChapter } from './score-charts.js';
import type { TableModel } from '../print/table.js';
import { tableBlock } from './table-block.js';
import { typeChapter } from './type-charts.js';

interface ScorePage {
  readonly board: Scoreboard;
  /** The name of the metric that decides the order. */
  readonly sortMetric: string;
  readonly digits: number;
  /** Absent where there are no gold edits to explore. */
  readonly exploration: Exploration | undefined;
}

/** The scores of systems as a page: who leads, how surely, and sentence by sentence why. */
export function scorePage(title: string, { board, sortMetric, digits, exploration }: ScorePage): Report {
  const { metrics, systems, sentences } = board;
  const table = leaderboard(board, digits);
  return {
    kind: 'Scores',
    title,
    summary: `Systems: ${systems.length}. Sentences: ${sentences.toLocaleString('en')}. ${lead(board, sortMetric, digits)}`,
    chapters: [
      {
        id: 'the-leaderboard',
        heading: 'Leaderboard',
        text: [
          `Best first${metrics.length === 1 ? '' : `, by ${metricTitle(sortMetric)}`}.`,
          ...warningsOf(board),
        ].join(' '),
        blocks: [
          metricPanels(board, digits),
          tableBlock('leaderboard', 'Scores', metrics.length === 1 ? table : stackIntervals(table)),
          ...metrics.flatMap((metric, index) => [
            ...levelTables(metric, systems, digits).map((levels) =>
              tableBlock(`levels-${index + 1}`, levels.title ?? metricTitle(metric.name), levels),
            ),
          ]),
        ],
      },
      ...precisionRecallChapter(board),
      ...typeChapter(board, digits, exploration),
      ...(exploration === undefined ? [] : [explorerChapter(exploration)]),
    ],
  };
}

function lead({ metrics, systems }: Scoreboard, sortMetric: string, digits: number): string {
  const metric = metrics.find(({ name }) => name === sortMetric);
  if (metric === undefined || systems.length === 0) return '';
  const [{ name, scores }] = systems;
  return `In the lead: ${name}, with ${scoreName(metric)} of ${shownNumber(scores[metric.name].value, valuePart(metric).kind, digits)}.`;
}

const INTERVAL = ' % interval';

/** Puts each interval below its value: beside it, the columns of many metrics would not fit a page. */
function stackIntervals(table: TableModel): TableModel {
  const { columns, rows } = table;
  const isInterval = columns.map(({ title }) => title.endsWith(INTERVAL));
  return {
    ...table,
    columns: columns.filter((_, at) => !isInterval[at]),
    rows: rows.map((row) =>
      row.flatMap((cell, at) => {
        if (isInterval[at]) return [];
        return isInterval[at + 1] ? `${cell}\n${row[at + 1]}` : cell;
      }),
    ),
  };
}

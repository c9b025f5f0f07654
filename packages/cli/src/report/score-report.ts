import type { Block, Report } from '@stet/charts';
import {
  leaderboard,
  levelTables,
  plainPercent,
  shownNumber,
  typeTables,
  valuePart,
  type Scoreboard,
  type ScoredMetric,
} from '@stet/core/internal';
import type { Exploration } from '../exploration/explore-input.js';
import { warningsOf } from '../scoreboard/make-scoreboard.js';
import { explorerChapter } from './explain-report.js';
import { tableBlock } from './table-block.js';

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
  return {
    kind: 'Scores',
    title,
    summary: `Systems: ${systems.length}. Sentences: ${sentences.toLocaleString('en')}. ${lead(board, sortMetric, digits)}`,
    chapters: [
      {
        id: 'the-leaderboard',
        heading: 'Leaderboard',
        text: [`Best first${metrics.length === 1 ? '' : `, by ${sortMetric}`}.`, ...warningsOf(board)].join(' '),
        blocks: [
          ...metrics.map((metric, index) => scoreChart(metric, index, board, digits)),
          tableBlock('leaderboard', 'Scores', leaderboard(board, digits)),
          ...metrics.flatMap((metric, index) => [
            ...levelTables(metric, systems, digits).map((table) =>
              tableBlock(`levels-${index + 1}`, table.title ?? metric.name, table),
            ),
            ...typeTables(board, metric, digits).map((table) =>
              tableBlock(`types-${index + 1}`, table.title ?? metric.name, table),
            ),
          ]),
        ],
      },
      ...(exploration === undefined ? [] : [explorerChapter(exploration)]),
    ],
  };
}

function lead({ metrics, systems }: Scoreboard, sortMetric: string, digits: number): string {
  const metric = metrics.find(({ name }) => name === sortMetric);
  if (metric === undefined || systems.length === 0) return '';
  const [{ name, scores }] = systems;
  return `In the lead: ${name}, with ${nameOf(metric)} of ${shownNumber(scores[metric.name].value, valuePart(metric).kind, digits)}.`;
}

function nameOf(metric: ScoredMetric): string {
  const { title } = valuePart(metric);
  return title === metric.name ? title : `${metric.name} ${title}`;
}

/** The value of each system, with its interval where there is one. */
function scoreChart(metric: ScoredMetric, index: number, { systems, significance }: Scoreboard, digits: number): Block {
  const rows = systems.map(({ name, scores }) => ({ name, ...scores[metric.name] }));
  const { title, kind } = valuePart(metric);
  const shown = (value: number): string => shownNumber(value, kind, digits);
  const scale = kind === 'percent' ? 100 : 1;
  const interval = significance === undefined ? '' : `, with its ${plainPercent(significance.confidence)} % interval`;
  return {
    block: 'dot-plot',
    id: `score-chart-${index + 1}`,
    title: nameOf(metric),
    numbersNearby: true,
    description: `${rows
      .map(({ name, value, confidenceInterval }) => {
        const [low, high] = (confidenceInterval ?? []).map(shown);
        const range = confidenceInterval === undefined ? '' : `, between ${low} and ${high}`;
        return `${name}: ${shown(value)}${range}`;
      })
      .join('; ')}.`,
    series: [`${title}${interval}`],
    rows: rows.map(({ name, value, confidenceInterval }) => ({
      label: name,
      values: [[value * scale]],
      ...(confidenceInterval === undefined
        ? {}
        : { interval: [confidenceInterval[0] * scale, confidenceInterval[1] * scale] as const }),
    })),
    unit: kind === 'percent' ? kind : title,
  };
}

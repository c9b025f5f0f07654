import type { Report } from '@stet/charts';
import { leaderboard, levelTables, scoreName, shownNumber, valuePart, type Scoreboard } from '@stet/core/internal';
import type { Exploration } from '../exploration/explore-input.js';
import { warningsOf } from '../scoreboard/make-scoreboard.js';
import { explorerChapter } from './explain-report.js';
import { metricPanels, precisionRecallChapter } from './score-charts.js';
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
          metricPanels(board, digits),
          tableBlock('leaderboard', 'Scores', leaderboard(board, digits)),
          ...metrics.flatMap((metric, index) => [
            ...levelTables(metric, systems, digits).map((table) =>
              tableBlock(`levels-${index + 1}`, table.title ?? metric.name, table),
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

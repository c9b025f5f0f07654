import type { Block, Chapter, HeatMapCell, HeatMapProps } from '@stet/charts';
import {
  metricTitle,
  orderTypes,
  recallOfExplored,
  typeTables,
  type OutcomeShares,
  type Scoreboard,
  type ScoredMetric,
  type ScoredSystem,
} from '@stet/core/internal';
import type { Exploration } from '../exploration/explore-input.js';
import { tableBlock } from './table-block.js';

/**
 * How the systems do with each error type: by the metrics that tell types, where that was asked for; else the recall of
 * the types that the gold names.
 */
export function typeChapter(board: Scoreboard, digits: number, exploration: Exploration | undefined): Chapter[] {
  const scored = board.metrics.flatMap((metric, index) => [
    ...scoredTypes(metric, index, board),
    ...typeTables(board, metric, digits).map((table) =>
      tableBlock(`types-${index + 1}`, table.title ?? metricTitle(metric.name), table),
    ),
  ]);
  const blocks = scored.length > 0 || exploration === undefined ? scored : exploredTypes(exploration);
  if (blocks.length === 0) return [];
  return [
    {
      id: 'the-types',
      heading: 'Error types',
      text: 'How systems do with each type of error, in percent. The darker, the more; the best system of a row is bold.',
      blocks,
    },
  ];
}

function scoredTypes(metric: ScoredMetric, index: number, { systems }: Scoreboard): Block[] {
  const { name } = metric;
  if (metric.parts.some(({ key }) => key === 'under')) return outcomeMaps(name, index, systems);
  const cells = systems.map(({ scores }) =>
    (scores[name].types ?? []).flatMap(({ type, recall, tp, fn }): TypeCell[] =>
      tp + fn === 0 ? [] : [{ type, share: recall, of: tp + fn }],
    ),
  );
  const names = systems.map((system) => system.name);
  return heatMap(`type-chart-${index + 1}`, `${metricTitle(name)}: recall by error type`, names, cells);
}

function exploredTypes({ systems, sentences, signature }: Exploration): Block[] {
  const cells = systems.map((system) =>
    recallOfExplored(sentences, system)
      .filter(({ gold }) => gold > 0)
      .map(({ type, recall, gold }): TypeCell => ({ type, share: recall, of: gold })),
  );
  const [metric] = signature.split('|');
  return heatMap('type-chart', `${metricTitle(metric)}: recall by error type`, systems, cells);
}

const OUTCOMES = {
  hit: ['Hit', 'Chunks that need a correction and get the right one.'],
  wrong: ['Wrong', 'Chunks that need a correction and get another one.'],
  under: ['Under', 'Chunks that need a correction and get none.'],
  over: ['Over', 'Of the chunks that were changed, those that need no correction.'],
} as const;
const OUTCOME_KEYS = ['hit', 'wrong', 'under', 'over'] as const;

/** What became of the chunks of each type: of one system side by side, of several a map for each outcome. */
function outcomeMaps(name: string, index: number, systems: Scoreboard['systems']): Block[] {
  const cellsOf = (system: ScoredSystem, outcome: keyof OutcomeShares): TypeCell[] =>
    (system.scores[name].types ?? []).flatMap(({ type, tp, fp, fn, shares }): TypeCell[] => {
      if (shares === undefined) return [];
      const of = outcome === 'over' ? tp + fp : Math.round(tp + fn + (fp - shares.over * (tp + fp)));
      return of === 0 ? [] : [{ type, share: shares[outcome], of }];
    });
  const id = `type-chart-${index + 1}`;
  if (systems.length === 1) {
    const cells = OUTCOME_KEYS.map((outcome) => cellsOf(systems[0], outcome));
    const titles = OUTCOME_KEYS.map((outcome) => OUTCOMES[outcome][0]);
    return heatMap(id, `${metricTitle(name)}: what became of each error type`, titles, cells, {
      columnName: 'Outcome',
      shareName: 'Share',
      caption: [
        ...OUTCOME_KEYS.map((outcome) => `${OUTCOMES[outcome][0]}: ${OUTCOMES[outcome][1]}`),
        'What happens most to a type is bold.',
      ].join(' '),
    });
  }
  const names = systems.map((system) => system.name);
  return OUTCOME_KEYS.flatMap((outcome) => {
    const [title, caption] = OUTCOMES[outcome];
    const cells = systems.map((system) => cellsOf(system, outcome));
    return heatMap(`${id}-${outcome}`, `${metricTitle(name)}: ${title.toLowerCase()}, by error type`, names, cells, {
      shareName: title,
      caption,
      lessIsBetter: outcome !== 'hit',
    });
  });
}

interface TypeCell extends HeatMapCell {
  readonly type: string;
}

/** A row for each type, a column for each system. */
function heatMap(
  id: string,
  title: string,
  systems: readonly string[],
  cells: readonly (readonly TypeCell[])[],
  words: Partial<Pick<HeatMapProps, 'columnName' | 'shareName' | 'caption' | 'lessIsBetter'>> = {},
): Block[] {
  const types = orderTypes([...new Set(cells.flat().map(({ type }) => type))]);
  if (types.length === 0) return [];
  return [
    {
      block: 'heat-map',
      id,
      title,
      rowName: 'Type',
      columnName: 'System',
      shareName: 'Recall',
      rows: types,
      columns: systems,
      cells: types.map((type) => cells.map((column) => column.find((cell) => cell.type === type))),
      caption: 'Of the edits that the annotator chosen for a system has of the type.',
      ...words,
    },
  ];
}

import type { Block, Chapter, HeatMapCell } from '@stet/charts';
import {
  metricTitle,
  orderTypes,
  recallOfExplored,
  typeTables,
  type Scoreboard,
  type ScoredMetric,
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
      text: 'How much of each type of error a system corrects, in percent. The darker, the more; the best of a row is bold.',
      blocks,
    },
  ];
}

function scoredTypes({ name }: ScoredMetric, index: number, { systems }: Scoreboard): Block[] {
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

interface TypeCell extends HeatMapCell {
  readonly type: string;
}

/** A row for each type, a column for each system. */
function heatMap(
  id: string,
  title: string,
  systems: readonly string[],
  cells: readonly (readonly TypeCell[])[],
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
    },
  ];
}

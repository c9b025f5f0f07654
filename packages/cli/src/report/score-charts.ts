import type { Block, Chapter } from '@stet/charts';
import {
  metricTitle,
  plainPercent,
  scoreName,
  valuePart,
  type Scoreboard,
  type ScoredMetric,
} from '@stet/core/internal';

/** The value of each system by each metric, with its interval where there is one. */
export function metricPanels({ metrics, systems, significance }: Scoreboard, digits: number): Block {
  const interval = significance === undefined ? '' : `, with its ${plainPercent(significance.confidence)} % interval`;
  return {
    block: 'small-multiples',
    id: 'score-chart',
    title: metrics.length === 1 ? scoreName(metrics[0]) : 'All metrics',
    numbersNearby: true,
    series: `score${interval}`,
    caption:
      metrics.length === 1
        ? ''
        : 'A percentage point is equally long in every panel; the axes begin where the scores do.',
    digits,
    rows: systems.map(({ name }) => name),
    panels: metrics.map((metric) => {
      const { title, kind } = valuePart(metric);
      const scale = kind === 'percent' ? 100 : 1;
      const scores = systems.map((system) => system.scores[metric.name]);
      const intervals = scores.flatMap(({ confidenceInterval: bounds }) =>
        bounds === undefined ? [] : [[bounds[0] * scale, bounds[1] * scale] as const],
      );
      return {
        title: scoreName(metric),
        unit: kind === 'percent' ? kind : title,
        values: scores.map(({ value }) => value * scale),
        ...(intervals.length === scores.length ? { intervals } : {}),
      };
    }),
  };
}

/** Precision over recall, for every metric that has them and an F of them. */
export function precisionRecallChapter(board: Scoreboard): Chapter[] {
  const blocks = board.metrics.flatMap((metric, index) => precisionRecall(metric, index, board));
  if (blocks.length === 0) return [];
  return [
    {
      id: 'the-balance',
      heading: 'Precision and recall',
      text: 'Further up, fewer of the edits are wrong; further right, fewer are missing. Along a dashed line F stays the same.',
      blocks: [{ block: 'side-by-side', blocks }],
    },
  ];
}

function precisionRecall({ name, parts }: ScoredMetric, index: number, { systems }: Scoreboard): Block[] {
  const f = parts.find(({ beta }) => beta !== undefined);
  if (f?.beta === undefined) return [];
  return [
    {
      block: 'precision-recall',
      id: `precision-recall-${index + 1}`,
      title: metricTitle(name),
      beta: f.beta,
      points: systems.map((system) => {
        const { precision, recall, [f.key]: value } = system.scores[name].parts;
        return { name: system.name, precision, recall, f: value };
      }),
    },
  ];
}

import type { Block, Chapter } from '@stet/charts';
import type { LintReport } from '@stet/core/internal';
import { latencyTable } from '../../print/lints/latency-table.js';
import { tableBlock } from '../table-block.js';

/** More points than this only cover each other. */
const MOST_POINTS = 400;

/** How long somebody waits; nothing where nobody measured. */
export function latencyChapters({ latency, settings: { confidence } }: LintReport): Chapter[] {
  if (latency.phases.length === 0) return [];
  const waits = latency.waits.toSorted((a, b) => a.words - b.words);
  const step = Math.ceil(waits.length / MOST_POINTS);
  const shown = waits.filter((_, at) => at % step === 0);
  const plot: Block = {
    block: 'scatter',
    id: 'latency-plot',
    title: 'Warm answers: time against length',
    caption: step > 1 ? `Each ${step}th text by length, ${shown.length} of ${waits.length}.` : '',
    points: shown.map(({ unit, words, ms }) => ({ name: unit, x: words, y: ms })),
    xUnit: 'words',
    yUnit: 'ms',
    digits: 1,
    pointName: 'Text',
    labelled: false,
  };
  return [
    {
      id: 'the-waits',
      heading: 'Waits',
      text: 'Times depend on the machine and on what else it does: compare runs of one job only.',
      blocks: [
        tableBlock('waits', 'Waits, ms', latencyTable(latency, confidence)),
        ...(shown.length === 0 ? [] : [plot]),
      ],
    },
  ];
}

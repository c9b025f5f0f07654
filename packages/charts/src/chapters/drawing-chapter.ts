import { drawingTable, type DrawingBias } from '@stet/core/internal';
import { shortened } from '../figure/label.js';
import type { Chapter } from '../report/report.js';
import { tableBlocks } from './table-blocks.js';

/** So that two names are as long as a label may be. */
const NAME_LENGTH = 6;

/** How pairs were drawn, and how far that made some pairs of systems meet more often than others. */
export function drawingChapter(drawing: DrawingBias): Chapter {
  const { even, adaptive, evenly, pairs } = drawing;
  return {
    id: 'the-drawing',
    heading: 'How pairs were drawn',
    text:
      adaptive === 0
        ? `All ${even} pairs were drawn evenly: no pair of systems was preferred.`
        : 'Adaptive drawing compares some pairs of systems more often than others. ' +
          'Every draw says how likely it was, and weights undo the preference.',
    blocks: [
      {
        block: 'dot-plot',
        id: 'drawing-chart',
        title: 'Comparisons of each pair of systems',
        numbersNearby: true,
        description: `Even drawing: ${evenly.toFixed(1)} each. ${pairs
          .map(({ systems, compared }) => `${systems.join(' and ')}: ${compared}`)
          .join('; ')}.`,
        series: ['compared', 'by even drawing'],
        rowName: 'Systems',
        rows: pairs.map(({ systems, compared }) => ({
          label: systems.map((name) => shortened(name, NAME_LENGTH)).join('–'),
          values: [[compared], [evenly]],
        })),
        unit: 'comparisons',
      },
      ...tableBlocks('drawing', [drawingTable(drawing)]),
    ],
  };
}

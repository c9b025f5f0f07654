import { figure } from '../../tables/figures.js';
import { leftColumn, rightColumn, type TableModel } from '../../tables/table-model.js';
import type { DrawingBias } from '../drawing-bias.js';

/** How often each pair of systems was compared, where pairs were drawn. */
export function drawingTable({ even, adaptive, evenly, pairs }: DrawingBias): TableModel {
  return {
    title: 'How often each pair of systems was compared',
    columns: [
      ...[leftColumn('System'), leftColumn('System')],
      ...['Compared', 'Drawn evenly', 'Ratio', 'Weight'].map(rightColumn),
    ],
    rows: pairs.map(({ systems, compared, weight }) => [
      ...systems,
      String(compared),
      figure(evenly, 1),
      figure(compared / evenly, 2),
      figure(weight, 2),
    ]),
    notes: [
      `${even} pairs were drawn evenly, ${adaptive} where the order was least sure.`,
      'Drawn evenly: how often each pair would have been compared. Weight: the mean of the inverse probabilities of its ' +
        'judgments, 1 on average; adaptive drawing is undone by counting each judgment by its weight.',
    ],
  };
}

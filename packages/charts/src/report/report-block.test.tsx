import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReportBlock } from './report-block.js';
import type { Block } from './block.js';

const frame = { id: 'chart', title: 'A chart' };
const EMPTY: readonly Block[] = [
  { block: 'agreement-matrix', ...frame, judges: [], agreements: [], fewest: 50 },
  { block: 'curves', ...frame, curves: [{ name: 'none', points: [] }], xUnit: 'x', yUnit: 'y', maxima: true },
  { block: 'dot-plot', ...frame, description: '', series: [], rows: [], unit: 'percent' },
  { block: 'head-to-head', ...frame, systems: [], cells: [] },
  { block: 'heat-map', ...frame, rowName: 'r', columnName: 'c', shareName: 's', rows: [], columns: [], cells: [] },
  { block: 'histogram', ...frame, bars: [], unit: 'x', counted: 'y' },
  { block: 'p-value-matrix', ...frame, metrics: ['M2'], values: [] },
  { block: 'precision-recall', ...frame, points: [], beta: 0.5 },
  { block: 'rank-ranges', ...frame, systems: [], scoreName: 'score', rangeName: 'range' },
  { block: 'small-multiples', ...frame, series: 'score', rows: [], panels: [] },
  { block: 'scatter', ...frame, points: [], xUnit: 'x', yUnit: 'y' },
];

describe('ReportBlock', () => {
  it.each(EMPTY)('says that a chart has no data yet: $block', (block) => {
    const html = renderToStaticMarkup(<ReportBlock {...block} />);
    expect(html).toContain('A chart');
    expect(html).toContain('Nothing to show yet.');
    expect(html).not.toMatch(/NaN|Infinity|<table|class="plot"/u);
  });

  it('puts small charts side by side', () => {
    const html = renderToStaticMarkup(<ReportBlock block="side-by-side" blocks={EMPTY.slice(0, 2)} />);
    expect(html).toMatch(/^<div class="side-by-side"><figure /u);
    expect(html.match(/<figure /gu)).toHaveLength(2);
  });
});

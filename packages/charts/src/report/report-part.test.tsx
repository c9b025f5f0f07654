import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReportPart } from './report-part.js';
import type { Part } from './part.js';

const frame = { id: 'chart', title: 'A chart' };
const EMPTY: readonly Part[] = [
  { part: 'agreement-matrix', ...frame, judges: [], agreements: [], fewest: 50 },
  { part: 'curves', ...frame, curves: [{ name: 'none', points: [] }], xUnit: 'x', yUnit: 'y', maxima: true },
  { part: 'dot-plot', ...frame, description: '', series: [], rows: [], unit: 'percent' },
  { part: 'head-to-head', ...frame, systems: [], cells: [] },
  { part: 'histogram', ...frame, bars: [], unit: 'x', counted: 'y' },
  { part: 'p-value-matrix', ...frame, metrics: ['M2'], values: [] },
  { part: 'rank-ranges', ...frame, systems: [], scoreName: 'score', rangeName: 'range' },
  { part: 'scatter', ...frame, points: [], xUnit: 'x', yUnit: 'y' },
];

describe('ReportPart', () => {
  it.each(EMPTY)('says that a chart has no data yet: $part', (part) => {
    const html = renderToStaticMarkup(<ReportPart {...part} />);
    expect(html).toContain('A chart');
    expect(html).toContain('Nothing to show yet.');
    expect(html).not.toMatch(/NaN|Infinity|<table|class="plot"/u);
  });

  it('puts small charts side by side', () => {
    const html = renderToStaticMarkup(<ReportPart part="side-by-side" parts={EMPTY.slice(0, 2)} />);
    expect(html).toMatch(/^<div class="side-by-side"><figure /u);
    expect(html.match(/<figure /gu)).toHaveLength(2);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DotPlot } from './dot-plot.js';

it('draws a mark for each value, the first series on top, with its interval', () => {
  const html = renderToStaticMarkup(
    <DotPlot
      id="scores"
      title="Scores"
      description="ann: 50"
      series={['F', 'P']}
      rows={[{ label: 'ann', values: [[50], [80, 90]], interval: [45, 55] }]}
      unit="percent"
      max={100}
    />,
  );
  const drawing = html.slice(html.indexOf('<svg class="plot"'));
  const marks = [...drawing.matchAll(/<svg x="([\d.]+)%"[^>]*><path class="mark series-(\d)"/gu)];
  expect(marks.map(([, x, series]) => [x, series])).toEqual([
    ['90', '1'],
    ['80', '1'],
    ['50', '0'],
  ]);
  expect(drawing).toMatch(/<line class="interval" x1="45%" x2="55%"/u);
  expect(html).toContain('<td class="number"><bdi>80, 90</bdi></td>');
});

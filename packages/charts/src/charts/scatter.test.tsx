import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Scatter, type ScatterProps } from './scatter.js';

const props: ScatterProps = {
  id: 'metric',
  title: 'A metric and people',
  xUnit: 'GLEU',
  yUnit: 'Expected Wins',
  caption: 'All systems.',
  correlations: [{ name: 'r', value: 0.691, n: 3 }],
  points: [
    { name: 'ann', x: 0.6, y: 0.6 },
    { name: 'bob', x: 0.5, y: 0.52 },
    { name: 'cat', x: 0.4, y: 0.45 },
  ],
};
const CIRCLE = /<path class="mark series-0"/gu;
const TRIANGLE = /<path class="mark series-1"/gu;
/** Between the drawing and its legend, whose sample marks do not count. */
const drawing = (html: string): string => html.slice(html.indexOf('<svg class="plot"'));

describe('Scatter', () => {
  it('draws a point for each system, and the line nearest to them', () => {
    const html = drawing(renderToStaticMarkup(<Scatter {...props} />));
    expect(html.match(CIRCLE)).toHaveLength(3);
    expect(html).not.toMatch(TRIANGLE);
    expect(html.match(/<line class="line/gu)).toHaveLength(1);
  });

  it('draws outliers with another shape, and a second line without them', () => {
    const points = [...props.points, { name: 'dan', x: 0.01, y: 0.1, outlier: true }];
    const html = drawing(renderToStaticMarkup(<Scatter {...props} points={points} />));
    expect([html.match(CIRCLE)?.length, html.match(TRIANGLE)?.length]).toEqual([3, 1]);
    expect(html).toContain('<line class="line without"');
  });

  it('prints correlations with how many systems they are over', () => {
    expect(renderToStaticMarkup(<Scatter {...props} />)).toContain('r = 0.691 (n = 3). All systems.');
  });

  it('keeps its lines inside the plot, however far an outlier tilts them', () => {
    const x = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    const point = fc.record({ x, y: fc.constantFrom(0, 0.01, 0.5, 1), outlier: fc.boolean() });
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 6 }), (random) => {
        const points = random.map((values, at) => ({ name: String(at), ...values }));
        const html = drawing(renderToStaticMarkup(<Scatter {...props} points={points} />));
        const ends = [...html.matchAll(/<line class="line[^"]*"[^>]*y1="([^"]+)" y2="([^"]+)"/gu)];
        for (const y of ends.flatMap(([, y1, y2]) => [Number(y1), Number(y2)])) {
          expect(y).toBeGreaterThanOrEqual(26 - 1e-6);
          expect(y).toBeLessThanOrEqual(326 + 1e-6);
        }
      }),
      // Tilted like this, a line used to leave the plot.
      {
        examples: [
          [
            [
              { x: 0, y: 0, outlier: false },
              { x: 0.1, y: 1, outlier: false },
              { x: 0.2, y: 1, outlier: false },
              { x: 0.3, y: 1, outlier: false },
            ],
          ],
        ],
      },
    );
  });

  it('draws one point alone, without a line', () => {
    const html = drawing(renderToStaticMarkup(<Scatter {...props} points={props.points.slice(0, 1)} />));
    expect(html).toContain('<svg x="50%"');
    expect(html).not.toMatch(/NaN|class="line/u);
  });
});

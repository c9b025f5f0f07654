import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Curves, type CurvesProps } from './curves.js';

const props: CurvesProps = {
  id: 'beta',
  title: 'Correlation over β',
  xUnit: 'β',
  yUnit: 'ρ',
  maxima: true,
  digits: 3,
  markers: [{ x: 0.5, label: '0.5' }],
  curves: ['both', 'first', 'second'].map((name, at) => ({
    name,
    points: [0, 0.25, 0.5, 1].map((x) => ({ x, y: 0.7 - at / 10 - (x - 0.25) ** 2 })),
  })),
};

describe('Curves', () => {
  const html = renderToStaticMarkup(<Curves {...props} />);

  it('tells curves apart by their dashes', () => {
    const dashes = [...html.matchAll(/<path class="curve [^>]*stroke-dasharray="([^"]+)"/gu)].map(([, dash]) => dash);
    expect(new Set(dashes).size).toBe(3);
  });

  it('marks the maximum of each curve, and says in the legend where it is', () => {
    expect(html).toContain('both: 0.700 at 0.25');
    expect(html).toContain('second: 0.500 at 0.25');
    expect(html.match(/<svg x="25%"/gu)).toHaveLength(3);
  });

  it('draws a line where it is asked to', () => {
    expect(html).toMatch(/<line class="marker" x1="50%" x2="50%"/u);
  });

  it('draws bars for intervals', () => {
    const points = [0, 1].map((x) => ({ x, y: 0.5, interval: [0.25, 0.75] as const }));
    const markup = renderToStaticMarkup(<Curves {...props} yDomain={[0, 1]} curves={[{ name: 'share', points }]} />);
    expect(markup.match(/class="error-bar"/gu)).toHaveLength(2);
    expect(markup).toContain('0.500 (0.250 to 0.750)');
  });
});

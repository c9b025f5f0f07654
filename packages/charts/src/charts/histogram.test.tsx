import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Histogram } from './histogram.js';

it('draws bars in proportion to their counts, each with its count', () => {
  const bars = [40, 100, 0].map((count, at) => ({ label: String(at + 1), count }));
  const html = renderToStaticMarkup(
    <Histogram id="h" title="Distinct outputs" unit="outputs" counted="sentences" bars={bars} />,
  );
  const heights = [...html.matchAll(/<rect class="bar" [^>]*height="([\d.]+)"/gu)].map(([, height]) => Number(height));
  expect(heights.map((height) => height / heights[1])).toEqual([0.4, 1, 0]);
  expect([...html.matchAll(/class="count">(\d+)</gu)].map(([, count]) => count)).toEqual(['40', '100', '0']);
  expect(html).toContain('outputs 1: 40 sentences; outputs 2: 100 sentences; outputs 3: 0 sentences.');
});

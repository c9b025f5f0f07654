import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SmallMultiples, type SmallMultiplesProps } from './small-multiples.js';

const props: SmallMultiplesProps = {
  id: 'metrics',
  title: 'All metrics',
  series: 'score',
  rows: ['ann', 'bob'],
  panels: [
    { title: 'm2', unit: 'percent', values: [40, 20] },
    { title: 'gleu', unit: 'percent', values: [80, 60], intervals: [[78, 82] as const, [58, 62] as const] },
    { title: 'other', unit: 'points', values: [2, 1] },
  ],
};
const html = renderToStaticMarkup(<SmallMultiples {...props} />);
const panels = html.split('<div class="panel">').slice(1);
const marks = (panel: string): string[] => [...panel.matchAll(/<svg x="([\d.]+)%"/gu)].map(([, x]) => x);

describe('SmallMultiples', () => {
  it('draws a difference equally long in all panels with the same unit', () => {
    const differences = panels.map(marks).map(([first, second]) => Number(first) - Number(second));
    expect(differences[0]).toBeGreaterThan(0);
    expect(differences[1]).toBe(differences[0]);
    expect(differences[2]).toBe(100);
  });

  it('draws the intervals that there are', () => {
    expect(panels.map((panel) => panel.match(/class="interval"/gu)?.length ?? 0)).toEqual([0, 2, 0]);
  });

  it('names each panel, and tells its numbers', () => {
    expect(html).toMatch(
      /aria-labelledby="metrics-2-title metrics-2-desc"><desc id="metrics-2-desc">ann: 80\.00, between 78\.00 and 82\.00; bob/u,
    );
    expect(html).toContain('<p class="panel-title" id="metrics-2-title"><bdi>gleu</bdi></p>');
    expect(html).toContain('<bdi>80.00 (78.00 to 82.00)</bdi>');
  });
});

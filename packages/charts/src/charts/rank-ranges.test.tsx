import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RankRanges } from './rank-ranges.js';
import type { RankRangesProps } from './ranked-system.js';

const props: RankRangesProps = {
  id: 'ranks',
  title: 'Ranks',
  scoreName: 'Expected Wins',
  rangeName: 'by judgment',
  otherRangeName: 'by sentence',
  systems: [
    { name: 'ann', score: 0.6285, range: [1, 1], otherRange: [1, 2], cluster: 1 },
    { name: 'bob', score: 0.5, range: [2, 3], otherRange: [1, 3], cluster: 2 },
    { name: 'cat', score: -0.1, range: [2, 4], cluster: 2 },
    { name: 'dan', score: -0.3, range: [3, 4], cluster: 2 },
  ],
};
const html = renderToStaticMarkup(<RankRanges {...props} />);
const bars = (name: string): string[][] =>
  [...html.matchAll(new RegExp(`<line class="${name}" x1="([^"]+)%" x2="([^"]+)%"`, 'gu'))].map(([, from, to]) => [
    from,
    to,
  ]);

describe('RankRanges', () => {
  it('draws each range from its best to its worst rank, each rank in the middle of its column', () => {
    expect(bars('rank-range')).toEqual([
      ['12.5', '12.5'],
      ['37.5', '62.5'],
      ['37.5', '87.5'],
      ['62.5', '87.5'],
    ]);
  });

  it('draws the other range where there is one', () => {
    expect(bars('other-range')).toEqual([
      ['12.5', '37.5'],
      ['12.5', '62.5'],
    ]);
  });

  it('draws one band for each cluster, with its number', () => {
    expect([...html.matchAll(/class="cluster">(\d+)</gu)].map(([, cluster]) => cluster)).toEqual(['1', '2']);
    expect([...html.matchAll(/<rect [^>]*height="(\d+)"/gu)].map(([, height]) => Number(height))).toEqual([28, 84]);
  });

  it('says everything in words', () => {
    expect(html).toContain('ann: Expected Wins 0.628, rank 1, by sentence 1–2, cluster 1; bob:');
    expect(html).toContain('cat: Expected Wins −0.100, rank 2–4, cluster 2; dan:');
  });

  it('has a table of its numbers, unless there is one nearby', () => {
    expect(html).toContain('Range: by sentence');
    expect(renderToStaticMarkup(<RankRanges {...props} numbersNearby />)).not.toContain('<table');
  });
});

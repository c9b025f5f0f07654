import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeatMap, type HeatMapProps } from './heat-map.js';

const props: HeatMapProps = {
  id: 'types',
  title: 'Recall by type',
  rowName: 'Type',
  columnName: 'System',
  shareName: 'Recall',
  rows: ['ArtOrDet', 'Vt'],
  columns: ['ann', 'bob'],
  cells: [
    [
      { share: 0.5, of: 10 },
      { share: 0.204, of: 9 },
    ],
    [undefined, { share: 0, of: 3 }],
  ],
};

describe('HeatMap', () => {
  const html = renderToStaticMarkup(<HeatMap {...props} />);

  it('tints by the share and prints it; the best of a row is bold, unless it is 0', () => {
    expect(html).toContain('style="--share:50" title="50.00 % of 10"><b>50</b></td>');
    expect(html).toContain('style="--share:20" title="20.40 % of 9">20</td>');
    expect(html).toContain('style="--share:0" title="0.00 % of 3">0</td>');
  });

  it('leaves cells empty where there was nothing to count', () => {
    expect(html.match(/<td class="none">/gu)).toHaveLength(1);
    expect(html.match(/<tr>/gu)).toHaveLength(1 + 2 + 1 + 3);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AgreementMatrix } from './agreement-matrix.js';

const html = renderToStaticMarkup(
  <AgreementMatrix
    id="judges"
    title="Agreement"
    judges={['1', '2', '3']}
    fewest={50}
    agreements={[
      { first: '1', second: '1', kappa: 0.424, comparisons: 390 },
      { first: '2', second: '1', kappa: 0.264, comparisons: 50, interval: [0.21, 0.31] },
      { first: '1', second: '3', kappa: 0.9, comparisons: 49 },
    ]}
  />,
);
const [, body] = /<tbody>(.*?)<\/tbody>/u.exec(html) ?? [];
const cells = body
  .split('<tr>')
  .slice(1)
  .map((row) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gu)].map(([, text]) => text));

describe('AgreementMatrix', () => {
  it('prints kappa above and on the diagonal, whichever judge is named first, and a star for too few', () => {
    expect(cells).toEqual([
      ['0.42', '0.26', '*'],
      ['', '*', '*'],
      ['', '', '*'],
    ]);
  });

  it('frames the judges with themselves', () => {
    expect(body.match(/class="higher framed"/gu)).toHaveLength(3);
  });

  it('says how sure each kappa is, in the cell and in the numbers', () => {
    expect(html).toContain('title="n = 50, 95 % interval 0.21 to 0.31"');
    expect(html).toContain('<bdi>0.210 to 0.310</bdi>');
  });
});

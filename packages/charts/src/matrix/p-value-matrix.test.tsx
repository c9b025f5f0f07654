import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PValueMatrix } from './p-value-matrix.js';

const html = renderToStaticMarkup(
  <PValueMatrix
    id="williams"
    title="Which metric is better"
    metrics={['GLEU', 'M2', 'BLEU']}
    values={[
      { better: 'GLEU', worse: 'M2', p: 0.349 },
      { better: 'GLEU', worse: 'BLEU', p: 0.0001 },
      { better: 'M2', worse: 'BLEU', p: 0.05 },
    ]}
  />,
);
const tint = (text: string): number => Number(new RegExp(`--share:(\\d+)">${text}<`, 'u').exec(html)?.[1]);

describe('PValueMatrix', () => {
  it('has rows for metrics that lead and columns for those that follow', () => {
    const matrix = html.slice(html.indexOf('<table class="matrix"'), html.indexOf('</table>'));
    expect([...matrix.matchAll(/scope="row" title="([^"]+)"/gu)].map(([, name]) => name)).toEqual(['GLEU', 'M2']);
    expect([...matrix.matchAll(/scope="col" title="([^"]+)"/gu)].map(([, name]) => name)).toEqual(['M2', 'BLEU']);
  });

  it('tints by how many thresholds p passes, and prints those that pass in bold', () => {
    expect([tint('0.349'), tint('<b>0.050</b>'), tint('<b>&lt;0.001</b>')]).toEqual([0, 67, 100]);
  });
});

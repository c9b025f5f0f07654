import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeadToHead, type HeadToHeadCell } from './head-to-head.js';

const cell = (share: number, p: number, mark: string): HeadToHeadCell => ({ share, p, mark, decided: 40 });
const html = renderToStaticMarkup(
  <HeadToHead
    id="duels"
    title="Head to head"
    systems={['ann', 'bob']}
    cells={[
      [undefined, cell(0.125, 0.0000001, '‡')],
      [cell(0.875, 0.0000001, '‡'), undefined],
    ]}
  />,
);

describe('HeadToHead', () => {
  it('prints the share that the column won, its mark, and what it rests on', () => {
    expect(html).toMatch(/<td class="lower" [^>]*title="n = 40, p &lt; 0.001">0.12‡<\/td>/u);
  });

  it('prints the winner in bold', () => {
    expect(html).toMatch(/<td class="higher" [^>]*><b>0.88‡<\/b><\/td>/u);
  });

  it('leaves the diagonal blank', () => {
    expect(html.match(/<td class="none"><\/td>/gu)).toHaveLength(2);
  });

  it('lists each system against each other one', () => {
    expect(html).toMatch(/<bdi>ann<\/bdi><\/th><td><bdi>bob<\/bdi><\/td><td class="number"><bdi>0.875<\/bdi>/u);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PrecisionRecall, type PrecisionRecallProps } from './precision-recall.js';

const props: PrecisionRecallProps = {
  id: 'pr',
  title: 'Precision and recall',
  beta: 0.5,
  points: [
    { name: 'ann', precision: 0.4, recall: 0.3, f: 0.375 },
    { name: 'bob', precision: 0.1, recall: 0.05, f: 0.0833 },
    { name: 'cat', precision: 1, recall: 0, f: 0 },
  ],
};

describe('PrecisionRecall', () => {
  const html = renderToStaticMarkup(<PrecisionRecall {...props} />);

  it('puts recall across and precision up, from 0', () => {
    expect(html).toContain('<svg x="100%" y="26" class="place"><path class="mark');
    expect(html).toContain('<svg x="16.67%" y="236" class="place"><path class="mark');
  });

  it('draws lines of equal F up to the best corner of the plot, each with its number', () => {
    const numbers = [...html.matchAll(/dx="6" y="[\d.]+" class="unit down">(\d+)</gu)].map(([, number]) => number);
    // F0.5 of 40 and 30 is 37.5.
    expect(numbers).toEqual(['5', '10', '15', '20', '25', '30', '35']);
    expect(html.match(/<path class="iso"/gu)).toHaveLength(7);
  });

  it('tells its numbers in words and in a table', () => {
    expect(html).toContain('ann: precision 40.00, recall 30.00, F0.5 37.50');
    expect(html).toContain('<td class="number"><bdi>37.50</bdi></td>');
  });

  it('leaves out who finds nothing, and says so', () => {
    expect(html).toContain('Not drawn, because nothing is right: cat.');
    expect(html.match(/class="mark/gu)).toHaveLength(1 + 2);
    expect(html).toContain('<bdi>cat</bdi>');
  });

  it('begins an axis near the values where these are all far from 0', () => {
    const far = [0.9, 0.95].map((share) => ({ name: String(share), precision: share, recall: share, f: share }));
    const markup = renderToStaticMarkup(<PrecisionRecall {...props} points={far} />);
    expect(markup).toContain('class="tick">89</text>');
    expect(markup).not.toContain('class="tick">0</text>');
  });

  it('stays in order where nobody found anything', () => {
    const none = renderToStaticMarkup(<PrecisionRecall {...props} points={props.points.slice(2)} />);
    expect(none).not.toMatch(/NaN|Infinity/u);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PrecisionRecall, type PrecisionRecallProps } from './precision-recall.js';

const props: PrecisionRecallProps = {
  id: 'pr',
  title: 'Precision and recall',
  beta: 0.5,
  points: [
    { name: 'ann', precision: 0.4, recall: 0.3, f: 0.375 },
    { name: 'bob', precision: 0, recall: 0, f: 0 },
  ],
};

describe('PrecisionRecall', () => {
  const html = renderToStaticMarkup(<PrecisionRecall {...props} />);

  it('puts recall across and precision up, from 0', () => {
    expect(html).toContain('<svg x="100%" y="26" class="place"><path class="mark');
    expect(html).toContain('<svg x="0%" y="306" class="place"><path class="mark');
  });

  it('draws lines of equal F up to the best corner of the plot, each with its number', () => {
    const numbers = [...html.matchAll(/dx="6" y="[\d.]+" class="unit down">(\d+)</gu)].map(([, number]) => number);
    // F0.5 of 40 and 30 is 37.5.
    expect(numbers).toEqual(['10', '20', '30']);
    expect(html.match(/<path class="iso"/gu)).toHaveLength(3);
  });

  it('tells its numbers in words and in a table', () => {
    expect(html).toContain('ann: precision 40.00, recall 30.00, F0.5 37.50');
    expect(html).toContain('<td class="number"><bdi>37.50</bdi></td>');
  });

  it('stays in order where nobody found anything', () => {
    const none = renderToStaticMarkup(<PrecisionRecall {...props} points={props.points.slice(1)} />);
    expect(none).not.toMatch(/NaN|Infinity/u);
  });
});

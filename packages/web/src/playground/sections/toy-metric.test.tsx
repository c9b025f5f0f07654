import { metricKinds } from '@stet/core/internal';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { checkInput } from '../link/check-input.js';
import { LINK_VERSION } from '../link/write-link.js';
import { EMPTY_INPUT } from '../empty-input.js';
import type { PlaygroundInput } from '../playground-input.js';
import { scoreTexts } from '../scoring/score-texts.js';
import { MetricsSection } from './metrics-section.js';
import { whyUnusable } from './why-unusable.js';

vi.mock('../../../../core/src/metrics/metric-kinds.js', async (importOriginal) => {
  const { withToyMetric } = await import('../../../../core/src/testing/toy-metric.js');
  return withToyMetric(importOriginal);
});

const input: PlaygroundInput = {
  ...EMPTY_INPUT,
  basis: 'references',
  source: { name: 'source', text: 'a cat\n' },
  references: [{ name: 'reference', text: 'the cat\n' }],
  systems: [{ name: 'cat', text: 'one cat !\n' }],
  metrics: ['ruler'],
};

it('is offered with a field for its option', () => {
  const page = renderToStaticMarkup(<MetricsSection input={input} onChange={vi.fn()} />);
  expect(page).toMatch(
    /<label class="check" title="the share of sentences[^>]*><input type="checkbox" checked=""\/>Ruler/u,
  );
  expect(page).toMatch(/>max-surplus <span class="quiet">\(Ruler\)<\/span>/u);
  expect(page).toMatch(/<input id="[^"]*" type="number" min="0" max="9" step="1"/u);
  expect(page).not.toContain('max-unchanged');
});

it('is offered with the reason why it cannot be used, where that is so', () => {
  const [ruler] = metricKinds.filter(({ name }) => name === 'ruler');
  expect(whyUnusable(ruler, 'references')).toBeUndefined();
  expect(whyUnusable({ ...ruler, needs: 'edits' }, 'references')).toBe('needs gold edits');
  expect(whyUnusable({ ...ruler, needs: 'edits' }, 'gold')).toBeUndefined();
});

it('scores as the option in a link says', async () => {
  const linked = { version: LINK_VERSION, ...input, options: { maxSurplus: 2 } };
  const { document } = await scoreTexts(checkInput(linked), () => Promise.resolve());
  expect(document.systems).toMatchObject([{ scores: { ruler: { value: 1 } } }]);
  expect(() => checkInput({ ...linked, options: { maxSurplus: 10 } })).toThrow(
    expect.objectContaining({ code: 'BAD_LINK' }),
  );
});

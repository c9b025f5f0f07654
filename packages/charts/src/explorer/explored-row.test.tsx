import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exploredSentences } from '../testing/explored.js';
import { ExploredRow } from './explored-row.js';

it('says the language of sentences, and not of what the page says about them', () => {
  const [sentence] = exploredSentences(1);
  const html = renderToStaticMarkup(<ExploredRow sentence={sentence} open language="uk" />);
  expect(html).toContain(`</span> <span lang="uk">${sentence.source}</span>`);
  expect(html.match(/<p class="text" lang="uk"/gu)).toHaveLength(sentence.outputs.length);
  expect(html).toContain('<span class="tag" lang="en">');
  expect(html).not.toMatch(/class="(?:counts|label)" lang="uk"/u);
});

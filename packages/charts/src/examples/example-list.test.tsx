import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ExampleList, type Example } from './example-list.js';

const example: Example = {
  verdict: 'right',
  isGood: true,
  origin: 'essay 3',
  before: 'I saw ',
  text: 'teh',
  behind: ' <lake>.',
  suggestions: ['the', ''],
  message: 'Misspelt',
  corrections: ['the'],
};
const draw = (...examples: readonly Example[]): string =>
  renderToStaticMarkup(<ExampleList id="list" sheets={[{ id: 'rule-1', heading: 'Spelling', facts: '1 lint', examples }]} />);
/** What a reader reads. */
const words = (html: string): string => html.replaceAll(/<[^>]+>/gu, '');

it('shows the stretch in its text, what was suggested, and what people wrote', () => {
  expect(words(draw(example))).toContain('I saw teh &lt;lake&gt;.suggests the, to remove it; people wrote the. Misspelt essay 3');
  expect(draw(example)).toContain('I saw <mark>teh</mark> &lt;lake&gt;.');
});

it('marks a place between two characters', () => {
  expect(draw({ ...example, text: '' })).toContain('<mark class="between">‸</mark>');
});

it('says so where there is no suggestion, or no example', () => {
  expect(words(draw({ ...example, suggestions: [] }))).toContain('no suggestion; people wrote the');
  expect(words(draw())).toContain('No examples.');
});

it('says what there is to say instead of examples', () => {
  const sheet = { id: 'silent', heading: 'Never fired', facts: '2 rules', text: 'A, B <c>.', examples: [] };
  const html = renderToStaticMarkup(<ExampleList id="list" sheets={[sheet]} />);
  expect(words(html)).toBe('Never fired 2 rulesA, B &lt;c&gt;.');
});

it('has what links lead to inside of what is folded, so that following one unfolds it', () => {
  expect(draw(example)).toMatch(/<details><summary>.*<\/summary><div id="rule-1">/u);
});

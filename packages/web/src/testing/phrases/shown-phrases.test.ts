import { expect, it } from 'vitest';
import { shownPhrases } from './shown-phrases.js';
import { sourcesOf } from './sources.js';
import { HOLE } from './text-values.js';

/** An engine, with words that a page can come to and others that none can. */
const ENGINE = `
  export const counted = (count, singular, plural = \`\${singular}s\`) => \`\${count} \${count === 1 ? singular : plural}\`;
  type Maker = (expected: string, found: string) => Error;
  function withCode(code: string): Maker { return (expected, found) => new Failure({ code, expected, found }); }
  const refuse = withCode('BAD');
  const NAMES = { one: 'a name', two: 'two names' };
  export function check(text: string, key: string, names: string[]) {
    if (text === '') throw refuse('some text', 'none');
    if (key === '') throw refuse(NAMES[key], quote(key));
    throw new Failure({ code: 'LONG', expected: \`at most \${counted(9, 'line')}\`, found: \`\${describe(text)}: \${names.join(', ')}\` });
  }
  function describe(text: string) { return text.length > 9 ? 'a long text' : 'a short one'; }
  export function unreached() { throw refuse('what no page asks for', 'nothing'); }
`;

it('shownPhrases follows names, conditions, tables, makers and calls to what is written, and only where a page can come', () => {
  const sources = sourcesOf(
    new Map([
      ['core/src/engine.ts', ENGINE],
      [
        'server/src/route.ts',
        "import { check } from '@stet/core/internal'; export const answer = (text) => check(text);",
      ],
    ]),
  );
  const found = shownPhrases(sources, (file) => file.startsWith('server/'));
  expect(found.map(({ text }) => text.replaceAll(HOLE, '{}')).sort()).toEqual(
    [
      'some text',
      'none',
      'a name',
      'two names',
      'at most {} line',
      'at most {} lines',
      'a long text: {}',
      'a short one: {}',
    ].sort(),
  );
  expect(found.every(({ places }) => /^core\/src\/engine\.ts:\d+$/u.test(places[0]))).toBe(true);
});

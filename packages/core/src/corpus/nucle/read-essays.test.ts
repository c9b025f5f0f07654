import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Essay } from './essay.js';
import { parseJsonEssays, printJsonEssays } from './parse-json.js';
import { printNucle } from './print.js';
import { readEssays } from './read-essays.js';
import { IS_TO_ARE } from './testing/mistakes.js';

const paragraph = (text: string): { kind: 'paragraph'; text: string } => ({ kind: 'paragraph', text });
const title = (text: string): { kind: 'title'; text: string } => ({ kind: 'title', text });

const CATS: Essay = {
  id: '7',
  paragraphs: [title('On cats'), paragraph('Cats is nice.')],
  annotations: [
    {
      teacher: 'Ann',
      mistakes: [{ ...IS_TO_ARE, comment: 'agreement' }],
    },
  ],
};

describe('readEssays(text)', () => {
  it('reads plain text: an empty line ends a paragraph, "# " begins an essay with its title', () => {
    const text = '# On cats\nCats is\nnice.\n\n\nThey sleeps.\r\n\r\n#1 of all\n\n# On dogs\n\nDogs bark.';
    expect(readEssays(text, { name: 'pets' })).toEqual([
      {
        id: 'pets-1',
        annotations: [],
        paragraphs: [title('On cats'), paragraph('Cats is nice.'), paragraph('They sleeps.'), paragraph('#1 of all')],
      },
      { id: 'pets-2', annotations: [], paragraphs: [title('On dogs'), paragraph('Dogs bark.')] },
    ]);
  });

  it('calls the only essay of a file by the name of the file', () => {
    expect(readEssays('Cats is nice.', { name: 'cats' })).toEqual([
      { id: 'cats', annotations: [], paragraphs: [paragraph('Cats is nice.')] },
    ]);
  });

  it('reads SGML and JSON with their annotations', () => {
    expect(readEssays(printNucle([CATS]))).toEqual([CATS]);
    expect(readEssays(printJsonEssays([CATS]))).toEqual([CATS]);
  });

  it('reads JSON that somebody wrote by hand', () => {
    expect(readEssays('{"id": "7", "title": "On cats", "paragraphs": ["Cats is nice."]}')).toEqual([
      { ...CATS, annotations: [] },
    ]);
  });

  it.each([
    ['nothing', '', 'one essay or more', 'none'],
    [
      'two essays of one name',
      '[{"id":"1","paragraphs":["a"]},{"id":"1","paragraphs":["b"]}]',
      'different names',
      '"1"',
    ],
    ['an essay without text', '<DOC nid="7">\n</DOC>', 'with their text', '"7" without any'],
    ['an essay of blanks', '{"id":"1","paragraphs":[" "]}', 'with their text', '"1"'],
    ['broken JSON', '[{"id":', 'JSON at the start', 'JSON'],
    ['JSON without paragraphs', '[{"id":"1"}]', 'a list at paragraphs of essay 1', 'nothing'],
    ['a number for a name', '[{"id":1,"paragraphs":["a"]}]', 'a text at id of essay 1', 'a number'],
    [
      'an offset that is none',
      JSON.stringify({
        ...CATS,
        annotations: [{ teacher: 'A', mistakes: [{ ...CATS.annotations[0].mistakes[0], endOffset: -1 }] }],
      }),
      'a number from 0 at endOffset of essay 1, annotations 1, mistakes 1',
      'a number',
    ],
  ])('refuses %s', (_, text, expected, found) => {
    expect(() => readEssays(text, { file: 'essays' })).toThrow(
      expect.objectContaining({
        code: 'BAD_ESSAY',
        file: 'essays',
        expected: expect.stringContaining(expected) as string,
        found: expect.stringContaining(found) as string,
      }),
    );
  });

  it('gives an answer or a StetError, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        try {
          expect(parseJsonEssays(printJsonEssays(parseJsonEssays(text)))).toEqual(parseJsonEssays(text));
        } catch (error) {
          expect(error).toMatchObject({ name: 'StetError', code: 'BAD_ESSAY' });
        }
      }),
    );
  });
});

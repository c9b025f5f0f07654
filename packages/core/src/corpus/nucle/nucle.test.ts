import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError, type StetErrorDetails } from '../../error.js';
import type { Essay } from './essay.js';
import { parseNucle } from './parse.js';
import { printNucle } from './print.js';
import { IS_TO_ARE } from './testing/mistakes.js';
import { essaysToM2 } from './to-m2.js';

const ESSAY = `<DOC nid="7">
<TEXT>
<TITLE>
On cats
</TITLE>
<P>
Cats is <1984> nice & warm. R&D &eacute; &lt;b&gt;
</P>
</TEXT>
<ANNOTATION teacher_id="3">
<MISTAKE start_par="1" start_off="5" end_par="1" end_off="7">
<TYPE>SVA</TYPE>
<CORRECTION>are</CORRECTION>
<COMMENT>agreement</COMMENT>
</MISTAKE>
</ANNOTATION>
</DOC>
`;

function errorOf(text: string): StetErrorDetails {
  try {
    parseNucle(text, { file: 'essays.sgml' });
  } catch (error) {
    if (error instanceof StetError) return error.toJSON();
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('parseNucle(text)', () => {
  it('reads documents, paragraphs and mistakes', () => {
    expect(parseNucle(ESSAY)).toEqual([
      {
        id: '7',
        paragraphs: [
          { kind: 'title', text: 'On cats' },
          { kind: 'paragraph', text: 'Cats is <1984> nice & warm. R&D &eacute; <b>' },
        ],
        annotations: [
          {
            teacher: '3',
            mistakes: [{ ...IS_TO_ARE, comment: 'agreement' }],
          },
        ],
      },
    ]);
  });

  it('reads files of alternatives, which have no text, and files without documents', () => {
    expect(parseNucle('<DOC nid="1">\n<ANNOTATION teacher_id="42">\n</ANNOTATION>\n</DOC>\n')).toEqual([
      { id: '1', annotations: [{ teacher: '42', mistakes: [] }] },
    ]);
    expect(parseNucle('')).toEqual([]);
  });

  it('takes the line break at each end of a paragraph for layout, and every other character as it is', () => {
    const [essay] = parseNucle('<DOC nid="1"><TEXT><P>\n\n a\r\nb \n</P><P>c</P></TEXT></DOC>');
    expect(essay.paragraphs?.map(({ text }) => text)).toEqual(['\n a\nb ', 'c']);
  });

  it.each([
    ['a tag that is not closed', '</P>\n', '', 8],
    ['an unknown element', 'TITLE>', 'HEAD>', 3],
    ['a document without a number', ' nid="7"', '', 1],
    ['an annotation without a teacher', ' teacher_id="3"', '', 10],
    ['an offset that is no number', 'start_off="5"', 'start_off="-5"', 11],
    ['an offset beyond all numbers', 'end_off="7"', 'end_off="99999999999999999999"', 11],
    ['a mistake without a correction', '<CORRECTION>are</CORRECTION>\n', '', 11],
    ['two corrections', '<CORRECTION>', '<CORRECTION>is</CORRECTION>\n<CORRECTION>', 14],
    ['text between elements', '<TEXT>', '<TEXT>oh', 2],
    ['text between documents', '<DOC', 'oh <DOC', 1],
    ['a tag inside a correction', 'are', 'a<b>r</b>e', 13],
    ['a control character', 'are', 'a\u0001re', 13],
    ['a CDATA section', 'are', '<![CDATA[are]]>', 13],
    ['declared entities', '<DOC', '<!DOCTYPE x [<!ENTITY a "aaaa">]><DOC', 1],
    ['two texts', '</TEXT>\n', '</TEXT>\n<TEXT></TEXT>\n', 10],
  ])('refuses %s and says where', (_, from, to, line) => {
    const error = errorOf(ESSAY.replaceAll(from, to));
    expect(error).toMatchObject({ code: 'BAD_MARKUP', line, file: 'essays.sgml' });
    expect([error.expected, error.found, error.remedy].every((text) => text.length > 0)).toBe(true);
  });
});

const xmlText = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map((text) => text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
const words = fc.stringMatching(/^[A-Za-z .,'"&<>;?!-]{0,40}$/u);
const text = fc.oneof(xmlText, words);

const essay: fc.Arbitrary<Essay> = fc.record(
  {
    id: text,
    paragraphs: fc.array(fc.record({ kind: fc.constantFrom('title', 'paragraph'), text }), { maxLength: 3 }),
    annotations: fc.array(
      fc.record({
        teacher: fc.nat().map(String),
        mistakes: fc.array(
          fc.record(
            {
              startParagraph: fc.nat(3),
              startOffset: fc.nat(50),
              endParagraph: fc.nat(3),
              endOffset: fc.nat(50),
              type: fc.constantFrom('SVA', 'noop', 'Rloc-'),
              correction: text,
              comment: text,
            },
            { requiredKeys: ['startParagraph', 'startOffset', 'endParagraph', 'endOffset', 'type', 'correction'] },
          ),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['id', 'annotations'] },
);

describe('printNucle(essays)', () => {
  it('writes what parseNucle reads back', () => {
    fc.assert(
      fc.property(fc.array(essay, { maxLength: 3 }), (essays) => {
        expect(parseNucle(printNucle(essays))).toEqual(essays);
      }),
    );
  });

  it('refuses control characters, which the format cannot hold', () => {
    expect(() => printNucle([{ id: 'a\u0000', annotations: [] }])).toThrow(
      expect.objectContaining({ code: 'UNPRINTABLE' }),
    );
  });
});

type Damage = (text: string, at: number) => string;

const DAMAGES: readonly Damage[] = [
  (file, at) => file.slice(0, at) + String.fromCharCode(file.charCodeAt(at) ^ (1 << (at % 8))) + file.slice(at + 1),
  (file, at) =>
    file
      .split('\n')
      .filter((_, line) => line !== at % 20)
      .join('\n'),
  (file, at) => file.slice(0, at),
  (file, at) => file.slice(0, at) + '<P>' + file.slice(at),
  (file, at) => file.slice(0, at) + '</MISTAKE>' + file.slice(at),
  (file, at) => file.slice(0, at) + '&#x41;&a&b;&#0;&lt;' + file.slice(at),
  (file, at) => `<!DOCTYPE d [<!ENTITY a "&b;&b;"><!ENTITY b "&a;">]>${file.slice(0, at)}&a;${file.slice(at)}`,
  (file, at) => file.replace(/_off="\d+"/u, `_off="${'9'.repeat((at % 20) + 1)}"`),
  (file, at) => file.replace(/_par="\d+"/u, `_par="${String(at)}"`),
  (file, at) => file.slice(0, at) + file.slice(at).replace(/>/u, ''),
];

describe('A damaged file', () => {
  it('gives a result or a StetError, and what can be read becomes a gold', () => {
    const damages = fc.array(fc.tuple(fc.constantFrom(...DAMAGES), fc.nat()), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(essay, { maxLength: 2 }), damages, (essays, chosenDamages) => {
        const sound = ESSAY + printNucle(essays);
        const damaged = chosenDamages.reduce((file, [damage, at]) => damage(file, at % (file.length + 1)), sound);
        try {
          const { blocks } = essaysToM2(parseNucle(damaged));
          for (const { sources, annotations } of blocks) {
            const length = sources[0].split(' ').length;
            expect(annotations.every(({ start, end }) => start <= end && end <= length)).toBe(true);
          }
        } catch (error) {
          if (!(error instanceof StetError)) throw error;
        }
      }),
      { numRuns: 2000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError, type StetErrorDetails } from '../../error.js';
import { describeGolden, readShared } from '../../testing/shared.js';
import type { Correction, GoldError, IMeasureScript } from './gold.js';
import { parseIMeasure } from './parse.js';
import { printIMeasure } from './print.js';
import { sentenceOfErrors } from './cluster.js';

function errorOf(text: string): StetErrorDetails {
  try {
    parseIMeasure(text, { file: 'gold.xml' });
  } catch (error) {
    if (error instanceof StetError) return error.toJSON();
    throw error;
  }
  throw new Error('nothing was thrown');
}

const sentence = (inside: string): string =>
  `<scripts><script id="1"><sentence id="1" numann="1">\n${inside}\n</sentence></script></scripts>`;
const correction = (attributes: string): string =>
  sentence(
    `<text>a b c</text><error-list>\n<error id="1" req="yes" type="T"><alt ann="0">\n<c ${attributes}>x</c></alt></error></error-list>`,
  );

describe('parseIMeasure(text)', () => {
  it('reads Listing 1 of Felice & Briscoe 2015', () => {
    const [{ sentences }] = parseIMeasure(`<scripts><script id="7">
      <sentence id="1" numann="2"><text>
        This machines is designed for help
        people .
      </text><error-list>
        <error id="1" req="yes" type="SVA">
          <alt ann="0"><c start="0" end="1">These</c><c start="2" end="3">are</c></alt>
          <alt ann="1"><c start="1" end="2">machine</c></alt>
        </error>
        <error id="2" req="no" type="Vform"><alt ann="1"><c end="5" start="4"/></alt></error>
      </error-list></sentence></script></scripts>`);
    expect(sentences).toEqual([
      {
        id: '1',
        annotators: 2,
        source: 'This machines is designed for help people .',
        errors: [
          {
            type: 'SVA',
            required: true,
            alternatives: [
              {
                annotator: 0,
                corrections: [
                  { start: 0, end: 1, text: 'These' },
                  { start: 2, end: 3, text: 'are' },
                ],
              },
              { annotator: 1, corrections: [{ start: 1, end: 2, text: 'machine' }] },
            ],
          },
          {
            type: 'Vform',
            required: false,
            alternatives: [{ annotator: 1, corrections: [{ start: 4, end: 5, text: '' }] }],
          },
        ],
      },
    ]);
  });

  it('reads references to characters, CDATA and comments', () => {
    const [{ sentences }] = parseIMeasure(
      sentence('<!-- who --><text>R&amp;D <![CDATA[<b>]]> &#233;</text><error-list/>'),
    );
    expect(sentences[0].source).toBe('R&D <b> é');
  });

  it.each([
    ['XML that is cut off', '<scripts>\n<script id="1">', 'BAD_MARKUP', 2],
    ['an entity that XML does not know', sentence('<text>&copy;</text><error-list/>'), 'BAD_MARKUP', 2],
    ['nothing', '', 'BAD_MARKUP', 1],
    ['another root', '<script/>', 'BAD_MARKUP', 1],
    ['an element that does not belong', sentence('<text>a</text><error-list/><note/>'), 'BAD_MARKUP', 2],
    ['text that does not belong', sentence('<text>a</text><error-list>a</error-list>'), 'BAD_MARKUP', 2],
    ['an element in the text', sentence('<text>a <b/></text><error-list/>'), 'BAD_MARKUP', 2],
    ['a sentence without text', sentence('<error-list/>'), 'BAD_MARKUP', 1],
    ['two lists of errors', sentence('<text>a</text><error-list/><error-list/>'), 'BAD_MARKUP', 2],
    ['a missing attribute', correction('start="0"'), 'BAD_MARKUP', 4],
    ['an offset that is no number', correction('start="0" end="x"'), 'BAD_MARKUP', 4],
    ['a negative offset', correction('start="-1" end="1"'), 'BAD_MARKUP', 4],
    ['start > end', correction('start="2" end="1"'), 'OFFSETS_REVERSED', 4],
    ['an end behind the sentence', correction('start="2" end="4"'), 'OFFSETS_OUT_OF_RANGE', 4],
    ['a start behind the sentence', correction('start="4" end="4"'), 'OFFSETS_OUT_OF_RANGE', 4],
    ['a req that is neither yes nor no', correction('start="0" end="1"').replace('yes', 'maybe'), 'BAD_MARKUP', 3],
  ])('refuses %s and says where', (_, text, code, line) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ code, line, file: 'gold.xml' });
    expect([error.expected, error.found, error.remedy].every((text) => text.length > 0)).toBe(true);
  });

  it('cuts offsets to the sentence with strictOriginal', () => {
    const [{ sentences }] = parseIMeasure(correction('start="2" end="9"'), { strictOriginal: true });
    expect(sentences[0].errors[0].alternatives[0].corrections).toEqual([{ start: 2, end: 3, text: 'x' }]);
  });

  it('leaves out with skipBadEdits just the corrections whose offsets do not fit, and lists them', () => {
    const c = (start: number, end: number, text: string): string => `<c start="${start}" end="${end}">${text}</c>`;
    const error = (...alternatives: string[]): string =>
      `<error id="1" req="yes" type="T">${alternatives.map((inside, at) => `<alt ann="${at}">${inside}</alt>`).join('')}</error>`;
    const gold = sentence(
      `<text>a b c</text><error-list>\n` +
        error(c(0, 1, 'x'), c(1, 0, 'y')) + // Annotator 1 is left with nothing to say of this error,
        error(c(1, 2, 'z') + c(2, 9, 'far'), c(1, 2, 'w')) + // still says something of this one,
        error(c(7, 8, 'v')) + // and nobody says anything of the last.
        '</error-list>',
    ).replace('numann="1"', 'numann="2"');
    const [{ sentences }] = parseIMeasure(gold, { file: 'gold.xml', skipBadEdits: true });
    const { errors, skipped, annotations } = sentenceOfErrors(sentences[0]);
    expect(errors?.errors.map(({ required, alternatives }) => [required, alternatives])).toEqual([
      [false, [{ annotator: 0, corrections: [{ start: 0, end: 1, text: 'x' }] }]],
      [
        true,
        [
          { annotator: 0, corrections: [{ start: 1, end: 2, text: 'z' }] },
          { annotator: 1, corrections: [{ start: 1, end: 2, text: 'w' }] },
        ],
      ],
    ]);
    expect(annotations.map(({ annotator, edits }) => [annotator, edits.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(skipped).toMatchObject([
      {
        annotator: 1,
        start: 1,
        end: 0,
        corrections: ['y'],
        fault: { code: 'OFFSETS_REVERSED', file: 'gold.xml', line: 3 },
      },
      { annotator: 0, start: 2, end: 9, corrections: ['far'], fault: { code: 'OFFSETS_OUT_OF_RANGE', line: 3 } },
      { annotator: 0, start: 7, end: 8, corrections: ['v'], fault: { code: 'OFFSETS_OUT_OF_RANGE', line: 3 } },
    ]);
  });
});

const word = fc.stringMatching(/^[a-zé<>&"'\]]{1,4}$/u);
const phrase = (most: number): fc.Arbitrary<string> =>
  fc.array(word, { maxLength: most }).map((words) => words.join(' '));
const text = fc.string({ unit: 'grapheme' });

function correctionsWithin(length: number): fc.Arbitrary<Correction[]> {
  return fc.array(
    fc
      .tuple(fc.nat(length), fc.nat(length), phrase(2))
      .map(([a, b, text]) => ({ start: Math.min(a, b), end: Math.max(a, b), text })),
    { maxLength: 3 },
  );
}

const errorsWithin = (length: number): fc.Arbitrary<GoldError[]> =>
  fc.array(
    fc.record({
      type: text,
      required: fc.boolean(),
      alternatives: fc.array(fc.record({ annotator: fc.nat(9), corrections: correctionsWithin(length) }), {
        maxLength: 3,
      }),
    }),
    { maxLength: 3 },
  );

const script: fc.Arbitrary<IMeasureScript> = fc.record({
  id: text,
  sentences: fc.array(
    phrase(5).chain((source) =>
      fc.record({
        id: text,
        annotators: fc.nat(9),
        source: fc.constant(source),
        errors: errorsWithin(source === '' ? 0 : source.split(' ').length),
      }),
    ),
    { maxLength: 3 },
  ),
});

describe('printIMeasure(scripts)', () => {
  it('writes what parseIMeasure reads back', () => {
    fc.assert(
      fc.property(fc.array(script), (scripts) => {
        expect(parseIMeasure(printIMeasure(scripts))).toEqual(scripts);
      }),
    );
  });

  it('refuses characters that XML cannot hold', () => {
    expect(() => printIMeasure([{ id: '\u0000', sentences: [] }])).toThrow(
      expect.objectContaining({ code: 'UNPRINTABLE' }),
    );
  });
});

describe('sentenceOfErrors(sentence)', () => {
  it('gives each annotator its edits, and an annotation to those that leave the sentence as it is', () => {
    const errors: GoldError[] = [
      { type: 'T', required: false, alternatives: [{ annotator: 1, corrections: [{ start: 0, end: 1, text: 'x' }] }] },
    ];
    const result = sentenceOfErrors({ id: '1', annotators: 3, source: 'a b', errors });
    expect(result.annotations.map(({ annotator, edits }) => [annotator, edits.length])).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
    expect(result.errors).toEqual({ annotators: 3, errors });
  });

  it('has one annotator even where the gold counts none', () => {
    expect(sentenceOfErrors({ id: '1', annotators: 0, source: 'a', errors: [] }).annotations).toEqual([
      { annotator: 0, edits: [] },
    ]);
  });
});

describeGolden('parseIMeasure() on the CoNLL-2014 test set', () => {
  it('reads the conversion of the original program, and prints what reads as the same', () => {
    const scripts = parseIMeasure(readShared('golden/imeasure/conll14st-test.ixml'));
    const errors = scripts.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.errors));
    expect(errors).toHaveLength(4145);
    expect(errors.filter(({ required }) => required)).toHaveLength(1443);
    expect(parseIMeasure(printIMeasure(scripts))).toEqual(scripts);
  });
});

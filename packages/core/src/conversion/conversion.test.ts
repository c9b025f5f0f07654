import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../corpus/edit.js';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import { StetError } from '../error.js';
import { describeGolden, readShared } from '../testing/shared.js';
import { readAnnotated } from '../formats/read-annotated.js';
import { detectFormat, formatNames, type FormatName } from '../formats/registry.js';
import { validate } from '../validation/validate.js';
import { writeAnnotated } from '../formats/write-annotated.js';

const M2 = `S The cat sat on mat .
A 1 2|||Nn|||cats|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||the||a|||OPTIONAL|||-NONE-|||0
A 2 3|||Vt||||||REQUIRED|||why|||1

S It slept .

S He go home now
A 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0
A 4 4|||Mec|||.|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

`;
const sentences = parseM2(M2).flatMap(sentencesOf);

/** Spans, types and first corrections: what all formats but parallel text hold. */
const essence = (annotated: readonly Sentence[], annotator: number): unknown[] =>
  annotated.map(({ source, annotations }) => {
    const edits = annotations.find((annotation) => annotation.annotator === annotator)?.edits ?? [];
    return [source, edits.map(({ start, end, type, corrections }) => [start, end, type, corrections[0]])];
  });

function roundTrip(format: FormatName, annotator = 0): readonly Sentence[] {
  const { files } = writeAnnotated(format, sentences, { annotator });
  return readAnnotated(
    format,
    files.map(({ suffix, text }) => ({ file: suffix, text })),
  ).sentences;
}

describe('writeAnnotated and readAnnotated', () => {
  it('bring M2 back as it was', () => {
    expect(roundTrip('m2')).toEqual(sentences);
  });

  it.each(['i-measure', 'nucle'] as const)(
    'bring spans, types and corrections of all annotators back: %s',
    (format) => {
      const back = roundTrip(format);
      for (const annotator of [0, 1]) expect(essence(back, annotator)).toEqual(essence(sentences, annotator));
    },
  );

  it.each(['hoo', 'columns'] as const)('bring those of one annotator back: %s', (format) => {
    for (const annotator of [0, 1]) {
      expect(essence(roundTrip(format, annotator), 0)).toEqual(essence(sentences, annotator));
    }
  });

  it('bring the texts of all annotators back: parallel', () => {
    const { files } = writeAnnotated('parallel', sentences);
    expect(files.map(({ text }) => text.split('\n')[0])).toEqual([
      'The cat sat on mat .',
      'The cats sat on the mat .',
      'The cat on mat .',
    ]);
    const back = writeAnnotated('parallel', roundTrip('parallel'));
    expect(back.files).toEqual(files);
  });

  it('say what a format cannot hold', () => {
    expect(writeAnnotated('m2', sentences).lost).toEqual([]);
    expect(writeAnnotated('parallel', sentences).lost).toContain('5 edits lose their type and their extent');
    expect(writeAnnotated('columns', sentences).lost.join('\n')).toMatch(
      /annotators 1: the format holds those of one/u,
    );
    expect(writeAnnotated('i-measure', sentences).lost).toHaveLength(3);
  });

  it('map the types of the first NUCLE when asked', () => {
    const text =
      '<DOC nid="1"><TEXT><P>\nHe sat to the mat .\n</P></TEXT><ANNOTATION teacher_id="0">' +
      '<MISTAKE start_par="0" start_off="7" end_par="0" end_off="9"><TYPE>Wcip</TYPE><CORRECTION>on</CORRECTION></MISTAKE>' +
      '</ANNOTATION></DOC>';
    const mapTypes = (words: readonly string[]): string[] =>
      words.map((word) => (/^(?:to|on)$/u.test(word) ? 'IN' : 'NN'));
    const types = (options: Parameters<typeof readAnnotated>[2]): string[] =>
      readAnnotated('nucle', [{ file: 'a', text }], options).sentences[0].annotations[0].edits.map(({ type }) => type);
    expect([types({}), types({ mapTypes })]).toEqual([['Wcip'], ['Prep']]);
  });

  it('say which files they need', () => {
    const input = { file: 'a', text: 'x\n' };
    for (const [format, inputs] of [
      ['parallel', [input]],
      ['hoo', [input]],
      ['columns', [input, input, input]],
    ] as const) {
      expect(() => readAnnotated(format, inputs)).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
    }
  });
});

describe('detectFormat(text)', () => {
  it.each(formatNames.filter((format) => format !== 'parallel'))('knows what writeAnnotated writes: %s', (format) => {
    const texts = writeAnnotated(format, sentences).files.map(({ text }) => text);
    expect(texts.map((text) => detectFormat(text))).toContain(format);
  });

  it('takes the rest for plain text', () => {
    expect(detectFormat('S is a letter .\nSo is T .\n')).toBe('parallel');
    expect(detectFormat('')).toBe('parallel');
  });
});

describe('validate(input)', () => {
  it('lists every problem of an M2 file, each with its line', () => {
    const text = `S a b\nA 0 9|||T|||x|||REQUIRED|||-NONE-|||0\n\nS c\n\nS d\nwhat\n`;
    const { format, errors, summary } = validate({ file: 'x.m2', text });
    expect(format).toBe('m2');
    expect(errors.map(({ code, line }) => [code, line])).toEqual([
      ['OFFSETS_OUT_OF_RANGE', 2],
      ['UNKNOWN_LINE', 7],
    ]);
    expect(summary).toMatch(/^3 sentences, 2 of them with an error/u);
  });

  it('warns of what may not be meant', () => {
    const A = (offsets: string, text: string): string => `A ${offsets}|||T|||${text}|||REQUIRED|||-NONE-|||0\n`;
    const text = `S a b c\n${A('1 3', 'x')}${A('0 2', 'y')}\nS a b\n${A('0 1', 'a')}${A('1 2', 'x  y')}`;
    expect(validate({ file: 'x.m2', text }).warnings).toEqual([
      'line 1: annotator 0: edits are not in the order of the sentence',
      'line 1: annotator 0: edits of 0 to 2 and 1 to 3 overlap',
      'line 5: annotator 0: the edit of 0 to 1 may change nothing; no system can match it',
      'line 5: annotator 0: the edit of 1 to 2 has irregular spaces; no system can match it',
    ]);
  });

  it('finds nothing wrong with what writeAnnotated writes', () => {
    for (const format of formatNames) {
      for (const { suffix, text } of writeAnnotated(format, sentences).files) {
        expect(validate({ file: suffix, text }).errors).toEqual([]);
      }
    }
  });

  it('gives a result or the one error for 10,000 damaged files', () => {
    const files = formatNames.flatMap((format) => writeAnnotated(format, sentences).files.map(({ text }) => text));
    const damage = fc.record({
      text: fc.constantFrom(...files),
      cut: fc.option(fc.tuple(fc.nat(600), fc.nat(80))),
      put: fc.array(
        fc.tuple(
          fc.nat(600),
          fc.oneof(
            fc.constantFrom(
              '<',
              '>',
              '&',
              '&lt;',
              '<DOC nid="1">',
              '</P>',
              '|||',
              '\n',
              '\n\n',
              '\u2028',
              '\u0000',
              '9'.repeat(30),
              '-1',
            ),
            fc.string({ unit: 'binary', maxLength: 6 }),
          ),
        ),
        { maxLength: 4 },
      ),
    });
    fc.assert(
      fc.property(damage, ({ text, cut, put }) => {
        let damaged = cut === null ? text : text.slice(0, cut[0]) + text.slice(cut[0] + cut[1]);
        for (const [at, piece] of put) damaged = damaged.slice(0, at) + piece + damaged.slice(at);
        const { format, errors } = validate({ file: 'damaged', text: damaged });
        expect(errors.every(({ expected, found, remedy }) => expected !== '' && found !== '' && remedy !== '')).toBe(
          true,
        );
        try {
          const read = readAnnotated(format as FormatName, [{ file: 'damaged', text: damaged }]);
          writeAnnotated('m2', read.sentences);
        } catch (error) {
          expect(error).toBeInstanceOf(StetError);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describeGolden('conversion of the official files', () => {
  const file = (path: string) => ({ file: path, text: readShared(`data/conll14/${path}`) });

  it('makes the combined M2 of CoNLL-2014 from its essays, to the byte', () => {
    const { sentences: gold } = readAnnotated('nucle', [
      file('noalt/official-2014.0.sgml'),
      file('noalt/official-2014.1.sgml'),
    ]);
    const { files } = writeAnnotated('m2', gold, { emptyDeletions: true });
    expect(files[0].text).toBe(readShared('data/conll14/noalt/official-2014.combined.m2'));
  });

  it('makes the M2 with alternatives, to the byte', () => {
    const alternatives = ['a', 'b', 'c'].map((team) => file(`alt/alternative-team${team}.sgml`));
    const { sentences: gold } = readAnnotated(
      'nucle',
      [file('noalt/official-2014.0.sgml'), file('noalt/official-2014.1.sgml')],
      { alternatives, keepEmpty: true },
    );
    const { files } = writeAnnotated('m2', gold, { emptyDeletions: true });
    expect(files[0].text).toBe(readShared('data/conll14/alt/official-2014.combined-withalt.m2'));
  });
});

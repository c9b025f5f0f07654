import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError, type StetErrorDetails } from '../../error.js';
import { describeGolden, readShared } from '../../testing/shared.js';
import { englishTagger } from '../../testing/english-tagger.js';
import { parseNucle } from '../nucle/parse.js';
import { essaysToColumnAnnotations, essaysToColumns } from '../nucle/to-columns.js';
import type { ColumnAnnotation, ColumnSentence } from './column-sentence.js';
import { parseColumnAnnotations } from './parse-annotations.js';
import { parseColumns } from './parse.js';
import { printColumnAnnotations } from './print-annotations.js';
import { printColumns } from './print.js';

const LINE = '2\t0\t0\t0\tCats\tNNS\t1\tnsubj\t(NP*)\n';

function errorOf(read: () => unknown): StetErrorDetails {
  try {
    read();
  } catch (error) {
    if (error instanceof StetError) return error.toJSON();
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('parseColumns(text)', () => {
  it('reads tokens with part of speech, dependency and tree, "-" where there is none', () => {
    expect(parseColumns(`${LINE}2\t0\t0\t1\tsleep\tVBP\t-1\troot\t-\n2\t0\t0\t2\t.\t.\t-\t-\t*)\n\n`)).toEqual([
      {
        document: '2',
        paragraph: 0,
        sentence: 0,
        tokens: [
          { text: 'Cats', tag: 'NNS', head: 1, relation: 'nsubj', syntax: '(NP*)' },
          { text: 'sleep', tag: 'VBP', head: -1, relation: 'root' },
          { text: '.', tag: '.', syntax: '*)' },
        ],
      },
    ]);
  });

  it.each([
    ['too few columns', '2\t0\t0\t0\tCats\n', 1],
    ['a paragraph that is no number', LINE.replace('\t0', '\tx'), 1],
    ['a head that is no index', LINE.replace('\t1\t', '\t-2\t'), 1],
    ['a token out of order', `${LINE}${LINE}`, 2],
    ['two sentences without an empty line', `${LINE}2\t0\t1\t0\tDogs\tNNS\t-\t-\t-\n`, 2],
  ])('refuses %s and says where', (_, text, line) => {
    const error = errorOf(() => parseColumns(text, { file: 'a.conll' }));
    expect(error).toMatchObject({ code: 'BAD_COLUMNS', file: 'a.conll', line });
  });
});

describe('parseColumnAnnotations(text)', () => {
  const mistake = (sentence: number): string =>
    `<MISTAKE nid="1" pid="1" sid="${String(sentence)}" start_token="3" end_token="4">\n` +
    '<TYPE>ArtOrDet</TYPE>\n<CORRECTION></CORRECTION>\n</MISTAKE>\n';

  it('reads the edits of a sentence', () => {
    expect(parseColumnAnnotations(`<ANNOTATION>\n${mistake(1)}</ANNOTATION>\n\n`)).toEqual([
      {
        document: '1',
        paragraph: 1,
        sentence: 1,
        edits: [{ start: 3, end: 4, type: 'ArtOrDet', correction: '' }],
      },
    ]);
  });

  it.each([
    ['mistakes of two sentences in one annotation', `<ANNOTATION>\n${mistake(1)}${mistake(2)}</ANNOTATION>\n`, 6],
    ['an annotation without mistakes', '<ANNOTATION>\n</ANNOTATION>\n', 1],
  ])('refuses %s', (_, text, line) => {
    expect(errorOf(() => parseColumnAnnotations(text))).toMatchObject({ code: 'BAD_MARKUP', line });
  });
});

const field = fc.stringMatching(/^[A-Za-z0-9.,()*é-]{1,6}$/u);
const knownField = field.filter((text) => text !== '-');

const sentence: fc.Arbitrary<ColumnSentence> = fc.record({
  document: field,
  paragraph: fc.nat(9),
  sentence: fc.nat(9),
  tokens: fc.array(
    fc.record(
      { text: field, tag: field, head: fc.integer({ min: -1, max: 9 }), relation: knownField, syntax: knownField },
      { requiredKeys: ['text', 'tag'] },
    ),
    { minLength: 1, maxLength: 5 },
  ),
});

const annotation: fc.Arbitrary<ColumnAnnotation> = fc.record({
  document: field,
  paragraph: fc.nat(9),
  sentence: fc.nat(9),
  edits: fc.array(
    fc.record({ start: fc.nat(9), end: fc.nat(9), type: field, correction: fc.stringMatching(/^[a-c <>&"\]]{0,9}$/u) }),
    { minLength: 1, maxLength: 3 },
  ),
});

describe('What is printed', () => {
  it('is read back by parseColumns', () => {
    fc.assert(
      fc.property(fc.array(sentence), (sentences) => {
        expect(parseColumns(printColumns(sentences))).toEqual(sentences);
      }),
    );
  });

  it('is read back by parseColumnAnnotations', () => {
    fc.assert(
      fc.property(fc.array(annotation), (annotations) => {
        expect(parseColumnAnnotations(printColumnAnnotations(annotations))).toEqual(annotations);
      }),
    );
  });

  it('has no tabs or line breaks inside a column', () => {
    const broken = { document: 'a\tb', paragraph: 0, sentence: 0, tokens: [{ text: 'a', tag: 'NN' }] };
    expect(errorOf(() => printColumns([broken]))).toMatchObject({ code: 'UNPRINTABLE' });
  });
});

describe('essaysToColumns(essays)', () => {
  const essays = parseNucle('<DOC nid="1"><TEXT><P>They sleep.</P></TEXT></DOC>');

  it('writes parts of speech, and "-" for what is unknown', () => {
    expect(printColumns(essaysToColumns(essays, { tagger: englishTagger }))).toBe(
      '1\t0\t0\t0\tThey\tPRP\t-\t-\t-\n1\t0\t0\t1\tsleep\tVBP\t-\t-\t-\n1\t0\t0\t2\t.\t.\t-\t-\t-\n\n',
    );
    expect(essaysToColumns(essays)[0].tokens[0].tag).toBe('-');
  });
});

describeGolden('The column files of the shared tasks', () => {
  const columns = readShared('data/conll13/original/data/official-preprocessed.conll');

  it('are read and printed without the change of a byte', () => {
    expect(printColumns(parseColumns(columns))).toBe(columns);
  });

  it('have the documents, paragraphs, sentences and tokens that the essays give', () => {
    const words = ({ tokens, ...address }: ColumnSentence): unknown => ({
      ...address,
      words: tokens.map(({ text }) => text),
    });
    const essays = parseNucle(readShared('data/conll13/original/data/official.sgml'));
    expect(essaysToColumns(essays).map(words)).toEqual(parseColumns(columns).map(words));
  });

  it.each([
    ['conll14/noalt/official-2014.0', '', 'conll14/noalt/official-2014.0', false],
    ['conll14/noalt/official-2014.1', '', 'conll14/noalt/official-2014.1', false],
    ['conll13/original/data/official', '', 'conll13/original/data/official-preprocessed', true],
    ['conll13/revised/data/official', '', 'conll13/revised/data/official-preprocessed', true],
    ['conll13/original/data_5types/official', '.5types', 'conll13/original/data_5types/official-preprocessed', true],
    ['conll13/revised/data_5types/official', '.5types', 'conll13/revised/data_5types/official-preprocessed', true],
  ])('have the edits that the essays give: %s%s', (essays, types, official, keepEmpty) => {
    const ours = essaysToColumnAnnotations(parseNucle(readShared(`data/${essays}${types}.sgml`)), { keepEmpty });
    const text = readShared(`data/${official}${types}.conll.ann`);
    expect(parseColumnAnnotations(text)).toEqual(ours);
    expect(printColumnAnnotations(ours).split('\n')).toEqual(text.split('\n'));
  });
});

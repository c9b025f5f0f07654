import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotatorsOf } from '../corpus/annotators.js';
import { sentencesOfItem } from '../corpus/corpus-item.js';
import type { Edit, Sentence } from '../corpus/edit.js';
import { StetError } from '../error.js';
import { granularities } from '../edits/extract.js';
import { convertBatch, type Conversion } from './convert-job.js';
import { parseColumnAnnotations } from '../corpus/columns/parse-annotations.js';
import { parseColumns } from '../corpus/columns/parse.js';
import { parseIMeasure } from '../corpus/i-measure/parse.js';
import { sentenceOfErrors } from '../corpus/i-measure/cluster.js';
import { drain } from '../corpus/line-feed.js';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import { parseNucle } from '../corpus/nucle/parse.js';
import { columnsToSentences } from '../formats/columns.js';
import type { FeedOptions, InputText } from '../formats/corpus-format.js';
import { essaysToSentences, type ReadResult } from '../formats/essays.js';
import { addLosses, countLosses } from '../formats/losses.js';
import { readAnnotated } from '../formats/read-annotated.js';
import { formatNamed, formatNames, type FormatName } from '../formats/registry.js';
import { lostBy, printerNamed, writeAnnotated } from '../formats/write-annotated.js';

const word = fc.constantFrom('a', 'cat', 'the', 'é', '<&>', '"', '.');
const words = fc.array(word, { minLength: 1, maxLength: 6 });

/** An annotator who works from left to right, and leaves words between edits. */
const editsOf = (length: number): fc.Arbitrary<Edit[]> =>
  fc
    .array(
      fc.record({ at: fc.nat(length), length: fc.nat(2), texts: fc.array(word, { minLength: 1, maxLength: 2 }) }),
      { maxLength: 3 },
    )
    .map((drafts) => {
      const edits: Edit[] = [];
      for (const { at, length: editLength, texts } of drafts.sort((a, b) => a.at - b.at)) {
        const end = Math.min(length, at + editLength);
        if (at <= (edits.at(-1)?.end ?? -1)) continue;
        edits.push({ start: at, end, type: 'T', corrections: texts, required: texts.length > 1, comment: '' });
      }
      return edits;
    });

const sentence: fc.Arbitrary<Sentence> = words.chain((tokens) =>
  fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }).chain((ids) =>
    fc.tuple(...ids.map(() => editsOf(tokens.length))).map((editLists) => ({
      source: tokens.join(' '),
      annotations: ids.map((annotator, at) => ({ annotator, edits: editLists[at] })),
    })),
  ),
);

/** Sentences, and the size of the batches that they are cut into. */
const corpus = fc.record({ sentences: fc.array(sentence, { maxLength: 8 }), size: fc.integer({ min: 1, max: 4 }) });

function cut<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** Batches joined to files, as a stream writes them. */
function convertInBatches(sentences: readonly Sentence[], size: number, conversion: Conversion): unknown {
  const batches = cut(sentences, size).map((items, at) =>
    convertBatch({ first: at * size, items, file: 'x', references: [], outputs: [] }, conversion),
  );
  const printer = printerNamed(conversion.to);
  let next = 0;
  const files = printer.files(conversion).map(({ suffix, sections }) => ({
    suffix,
    text: sections
      .map(({ before, after }) => {
        const section = next++;
        return before + batches.map(({ texts }) => texts[section]).join('') + after;
      })
      .join(''),
  }));
  const losses = batches.map((batch) => batch.losses).reduce(addLosses, countLosses([]));
  return { files, lost: lostBy(printer, losses, conversion) };
}

describe('convertBatch(batch, conversion)', () => {
  it.each(formatNames.filter((name) => printerNamed(name).needs !== 'everything'))(
    'gives, joined, the bytes of writeAnnotated, wherever the corpus is cut: %s',
    (to) => {
      fc.assert(
        fc.property(corpus, fc.option(fc.nat(3), { nil: undefined }), ({ sentences, size }, annotator) => {
          const conversion = { to, annotator, annotators: annotatorsOf(sentences) };
          expect(convertInBatches(sentences, size, conversion)).toEqual(writeAnnotated(to, sentences, { annotator }));
        }),
      );
    },
  );

  it('gives the text of one annotator as parallel text has it', () => {
    fc.assert(
      fc.property(corpus, ({ sentences, size }) => {
        const { files } = writeAnnotated('parallel', sentences);
        annotatorsOf(sentences).forEach((annotator, at) => {
          const conversion = { to: 'corrected', annotator, annotators: [] } as const;
          expect(convertInBatches(sentences, size, conversion)).toMatchObject({
            files: [{ text: files[at + 1].text }],
          });
        });
      }),
    );
  });

  it('finds the edits between plain texts, each text an annotator', () => {
    const conversion = { to: 'm2', annotators: [0, 1] } as const;
    const batch = { first: 0, items: ['a b c'], file: 'x', references: [['a b c'], ['a x y']], outputs: [] };
    const found = granularities.map((granularity) => convertBatch(batch, { ...conversion, granularity }));
    expect(found.map(({ texts: [text] }) => text.match(/^A .*?\|\|\|.*?\|\|\|.*?\|\|\|/gmu))).toEqual([
      ['A -1 -1|||noop|||-NONE-|||', 'A 1 3|||R|||x y|||'],
      ['A -1 -1|||noop|||-NONE-|||', 'A 1 2|||R|||x|||', 'A 2 3|||R|||y|||'],
    ]);
    expect(found[0].annotators).toEqual([0, 1]);
  });
});

function feed(format: FormatName, text: string, options: FeedOptions = {}): Sentence[] {
  return drain(formatNamed(format).feed({ file: 'x', ...options }), text).flatMap((item) =>
    sentencesOfItem(item, { file: 'x' }),
  );
}

/** What the file as a whole says, by the parsers that need all of it. */
const wholeReaders: Readonly<Record<string, (input: InputText, beside?: InputText) => ReadResult>> = {
  m2: (input) => ({ sentences: parseM2(input.text, input).flatMap(sentencesOf), notes: [] }),
  'i-measure': (input) => ({
    sentences: parseIMeasure(input.text, input).flatMap((script) => script.sentences.map(sentenceOfErrors)),
    notes: [],
  }),
  nucle: (input) => essaysToSentences([parseNucle(input.text, input)], [], {}),
  columns: (input, edits) => {
    const annotations = edits === undefined ? [] : parseColumnAnnotations(edits.text, edits);
    return { sentences: parseColumns(input.text, input).map(columnsToSentences(annotations)), notes: [] };
  },
};

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    if (error instanceof StetError) return error.toJSON();
  }
  return undefined;
}

describe('the feed of a format', () => {
  it.each(Object.keys(wholeReaders) as FormatName[])('gives what the whole file says: %s', (format) => {
    fc.assert(
      fc.property(corpus, ({ sentences }) => {
        const inputs = writeAnnotated(format, sentences).files.map(({ suffix, text }) => ({ file: suffix, text }));
        const expected = wholeReaders[format](inputs[0], inputs.at(1));
        const notes: string[] = [];
        const options = { beside: inputs.slice(1), onNote: (note: string) => notes.push(note) };
        expect({ sentences: feed(format, inputs[0].text, options), notes }).toEqual(expected);
        expect(readAnnotated(format, inputs)).toEqual(expected);
      }),
    );
  });

  it('gives a sentence as soon as its lines are there, and keeps none', () => {
    const sentenceFeed = formatNamed('i-measure').feed({ file: 'x' });
    const text = '<text>a</text><error-list/>';
    sentenceFeed.push('<scripts><script id="1">');
    for (const id of [1, 2, 3]) {
      expect(sentenceFeed.push(`<sentence id="${String(id)}" numann="1">`)).toEqual([]);
      expect(sentenceFeed.push(`${text}</sentence>`)).toHaveLength(1);
    }
    expect(sentenceFeed.push('</script></scripts>')).toEqual([]);
    expect(sentenceFeed.end()).toEqual([]);
  });

  it.each([
    ['m2', 'S a\n\nS b\nA 0 9|||T|||x|||REQUIRED|||-NONE-|||0\n'],
    ['i-measure', '<scripts>\n<scrpt id="1">\n</scrpt></scripts>\n'],
    ['i-measure', '<scripts>\n<script>\n</script></scripts>\n'],
    ['i-measure', '<other>\n</other>\n'],
    ['i-measure', '<scripts>\n<script id="1">\n<sentences/></script></scripts>\n'],
    ['i-measure', '<scripts>\n<script id="1">\nsome words</script></scripts>\n'],
    ['i-measure', '<scripts>\n<script id="1">\n</script>\n'],
    ['i-measure', '<scripts>\n</scripts>\nmore\n'],
    ['nucle', '<DOC nid="1">\n</DOC>\n<DOX>\n</DOX>\n'],
    ['nucle', '<DOC nid="1">\n<TEXT>\n<P>\na < b & c\n</P>\n</TEXT>\n'],
    ['columns', '1\t0\t0\t0\ta\tNN\t-\t-\t-\n\n1\t0\t1\t0\ta\tNN\t-\t-\n'],
    ['columns', '1\t0\t0\t0\ta\tNN\t-\t-\t-\n1\t0\t1\t0\ta\tNN\t-\t-\t-\n'],
    ['columns', '1\t0\t0\t0\ta\tNN\t-\t-\t-\n1\t0\t0\t2\ta\tNN\t-\t-\t-\n'],
  ] as const)('refuses what the parser of the whole refuses, with the same words and line: %s, %j', (format, text) => {
    const expected = errorOf(() => wholeReaders[format]({ file: 'x', text }));
    expect(expected).toMatchObject({ file: 'x', line: expect.any(Number) as number });
    expect(errorOf(() => feed(format, text))).toEqual(expected);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotatorsOf } from '../corpus/annotators.js';
import { sentencesOfItem } from '../corpus/corpus-item.js';
import type { Edit, Sentence } from '../corpus/edit.js';
import { StetError } from '../error.js';
import { granularities } from '../edits/extract.js';
import { splitLines } from '../text/lines.js';
import { convertBatch, type Conversion } from './convert-batch.js';
import { fedFormats, feedFor, type FeedOptions, type FedFormat } from './feeds.js';
import { formats } from './formats.js';
import { addLosses, countLosses } from './losses.js';
import { readAnnotated } from './read.js';
import { strandFormats } from './strand-formats.js';
import { lostBy, writeAnnotated } from './write.js';

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
      for (const { at, length: own, texts } of drafts.sort((a, b) => a.at - b.at)) {
        const end = Math.min(length, at + own);
        if (at <= (edits.at(-1)?.end ?? -1)) continue;
        edits.push({ start: at, end, type: 'T', corrections: texts, required: texts.length > 1, comment: '' });
      }
      return edits;
    });

const sentence: fc.Arbitrary<Sentence> = words.chain((tokens) =>
  fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }).chain((ids) =>
    fc.tuple(...ids.map(() => editsOf(tokens.length))).map((all) => ({
      source: tokens.join(' '),
      annotations: ids.map((annotator, at) => ({ annotator, edits: all[at] })),
    })),
  ),
);

/** Sentences, and places where they are cut into batches. */
const corpus = fc.record({ sentences: fc.array(sentence, { maxLength: 8 }), size: fc.integer({ min: 1, max: 4 }) });

function cut<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** Batches joined to files, as a stream writes them. */
function convertInBatches(sentences: readonly Sentence[], size: number, conversion: Conversion): unknown {
  const batches = cut(sentences, size).map((items, at) =>
    convertBatch({ first: at * size, items, file: 'x', references: [], outputs: [] }, conversion),
  );
  const format = strandFormats[conversion.to];
  let strand = 0;
  const files = format.files(conversion).map(({ suffix, strands }) => ({
    suffix,
    text: strands
      .map(({ before, after }) => {
        const own = strand++;
        return before + batches.map(({ texts }) => texts[own]).join('') + after;
      })
      .join(''),
  }));
  const losses = batches.map((batch) => batch.losses).reduce(addLosses, countLosses([]));
  return { files, lost: lostBy(format, losses, conversion) };
}

describe('convertBatch(batch, conversion)', () => {
  it.each(formats.filter((format) => format !== 'hoo'))(
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

function feed(format: FedFormat, text: string, options: Partial<FeedOptions> = {}): Sentence[] {
  const own = feedFor(format, { file: 'x', ...options });
  const items = splitLines(text).flatMap((line) => own.push(line));
  return [...items, ...own.end()].flatMap((item) => sentencesOfItem(item, { file: 'x' }));
}

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    if (error instanceof StetError) return error.toJSON();
  }
  return undefined;
}

describe('feedFor(format)', () => {
  it.each(fedFormats)('gives, line by line, what readAnnotated gives of the whole: %s', (format) => {
    fc.assert(
      fc.property(corpus, ({ sentences }) => {
        const inputs = writeAnnotated(format, sentences).files.map(({ suffix, text }) => ({ file: suffix, text }));
        const notes: string[] = [];
        const options = { edits: inputs.at(1), onNote: (note: string) => notes.push(note) };
        const fed = feed(format, inputs[0].text, options);
        expect({ sentences: fed, notes }).toEqual(readAnnotated(format, inputs));
      }),
    );
  });

  it('gives a sentence as soon as its lines are there, and keeps none', () => {
    const own = feedFor('i-measure', { file: 'x' });
    const text = '<text>a</text><error-list/>';
    own.push('<scripts><script id="1">');
    for (const id of [1, 2, 3]) {
      expect(own.push(`<sentence id="${String(id)}" numann="1">`)).toEqual([]);
      expect(own.push(`${text}</sentence>`)).toHaveLength(1);
    }
    expect(own.push('</script></scripts>')).toEqual([]);
    expect(own.end()).toEqual([]);
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
  ] as const)('refuses what readAnnotated refuses, with the same words and line: %s, %j', (format, text) => {
    const expected = errorOf(() => readAnnotated(format, [{ file: 'x', text }]));
    expect(expected).toMatchObject({ file: 'x', line: expect.any(Number) as number });
    expect(errorOf(() => feed(format, text))).toEqual(expected);
  });
});

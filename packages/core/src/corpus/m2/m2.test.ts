import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError, type StetErrorDetails } from '../../error.js';
import type { Sentence } from '../edit.js';
import { sentencesOf, blocksOf, type M2Block } from './block.js';
import { parseM2 } from './parse.js';
import { printM2 } from './print.js';

const A = (offsets: string, type: string, correction: string, id = '0'): string =>
  `A ${offsets}|||${type}|||${correction}|||REQUIRED|||-NONE-|||${id}\n`;

function errorOf(text: string): StetErrorDetails {
  try {
    parseM2(text, { file: 'gold.m2' });
  } catch (error) {
    if (error instanceof StetError) return error.toJSON();
    throw error;
  }
  throw new Error('nothing was thrown');
}

const sentences = (text: string, strictOriginal = false): ReturnType<typeof sentencesOf> =>
  parseM2(text, { strictOriginal }).flatMap(sentencesOf);

describe('parseM2(text)', () => {
  it('reads blocks, their source and their edits', () => {
    const [block] = parseM2(`S a b c\n${A('1 2', 'T', 'x||y z')}\n`);
    expect(block.sources).toEqual(['a b c']);
    expect(block.annotations).toEqual([
      { start: 1, end: 2, type: 'T', corrections: ['x', 'y z'], required: true, comment: '', annotator: 0 },
    ]);
  });

  it('needs no empty line at the end, and takes several between blocks', () => {
    expect(parseM2(`\n\nS a\n\n \n\nS b\n${A('0 1', 'T', 'x').trimEnd()}`)).toHaveLength(2);
  });

  it('takes an empty correction and -NONE- as a deletion', () => {
    const [block] = parseM2(`S a b\n${A('0 1', 'T', '')}${A('1 2', 'T', 'x||-NONE-')}${A('1 2', 'T', '||y')}`);
    expect(block.annotations.map(({ corrections }) => corrections)).toEqual([[''], ['x', ''], ['', 'y']]);
  });

  it('takes " -NONE-" with a blank as the word, and strips other corrections', () => {
    const [block] = parseM2(`S a\n${A('0 1', 'T', ' -NONE-')}${A('0 1', 'T', ' x || y ')}`);
    expect(block.annotations.map(({ corrections }) => corrections)).toEqual([['-NONE-'], ['x', 'y']]);
  });

  it('reads OPTIONAL edits and comments', () => {
    const [block] = parseM2('S a\nA 0 1|||T|||x|||OPTIONAL|||why not|||3\n');
    expect(block.annotations[0]).toMatchObject({ required: false, comment: 'why not', annotator: 3 });
  });

  it('reads a file with a byte order mark and CRLF, or with CR alone', () => {
    const text = `S a b\n${A('0 1', 'T', 'x')}\nS c d\n\n`;
    expect(parseM2(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(parseM2(text));
    expect(parseM2(text.replaceAll('\n', '\r'))).toEqual(parseM2(text));
  });

  it('keeps U+0085 and U+2028 inside a sentence', () => {
    expect(parseM2('S a b\u0085c\u2028d\n\n')[0].sources).toEqual(['a b\u0085c\u2028d']);
  });

  it('skips I lines, and takes an S whose blank an editor removed as an empty sentence', () => {
    expect(parseM2(`S\nI x\n${A('0 0', 'T', 'x')}`)).toMatchObject([{ sources: [''], annotations: [{ start: 0 }] }]);
  });

  it('reads a line of a megabyte', () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `w${String(at)}`).join(' ');
    expect(parseM2(`S ${words}\n${A('199999 200000', 'T', 'x')}`)[0].sources[0]).toBe(words);
  });

  it('gives nothing for an empty file', () => {
    expect(parseM2('')).toEqual([]);
    expect(parseM2('\ufeff\n\n')).toEqual([]);
  });

  it.each([
    ['start > end', `S a b c\n${A('2 1', 'T', 'x')}`, 'OFFSETS_REVERSED', 2],
    ['an end behind the sentence', `S a b c\n\nS a b c\n${A('2 5', 'T', 'x')}`, 'OFFSETS_OUT_OF_RANGE', 4],
    ['a negative offset', `S a b c\n${A('-1 2', 'T', 'x')}`, 'OFFSETS_OUT_OF_RANGE', 2],
    ['offsets that are no numbers', `S a\n${A('0 one', 'T', 'x')}`, 'BAD_ANNOTATION', 2],
    ['one offset', `S a\n${A('0', 'T', 'x')}`, 'BAD_ANNOTATION', 2],
    ['an offset beyond all numbers', `S a\n${A('0 99999999999999999999', 'T', 'x')}`, 'BAD_ANNOTATION', 2],
    ['too few fields', 'S a\nA 0 1|||T|||x|||REQUIRED|||0\n', 'BAD_ANNOTATION', 2],
    ['"|||" inside a correction', `S a\n${A('0 1', 'T', 'x|||y')}`, 'BAD_ANNOTATION', 2],
    ['text after the last field', `S a\n${A('0 1', 'T', 'x').trimEnd()}|||more\n`, 'BAD_ANNOTATION', 2],
    ['text behind the annotator', `S a\n${A('0 1', 'T', 'x', '0 more')}`, 'BAD_ANNOTATION', 2],
    ['an annotator that is no number', `S a\n${A('0 1', 'T', 'x', 'ann')}`, 'BAD_ANNOTATION', 2],
    ['an unknown line', 'S a\n# comment\n', 'UNKNOWN_LINE', 2],
    ['an annotation before its sentence', `${A('0 1', 'T', 'x')}S a\n`, 'ANNOTATION_BEFORE_SOURCE', 1],
    ['a block without a sentence', 'S a\n\nI x\n', 'NO_SOURCE_LINE', 3],
  ])('refuses %s and says where', (_, text, code, line) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ code, line, file: 'gold.m2' });
    expect([error.expected, error.found, error.remedy].every((text) => text.length > 0)).toBe(true);
  });

  it('leaves out with skipBadEdits just the edits whose offsets do not fit, and lists them', () => {
    const text = `S a b c\n${A('0 1', 'T', 'x')}${A('2 5', 'T', 'y')}${A('2 1', 'T', 'z', '1')}\nS d\n`;
    const [first, second] = parseM2(text, { file: 'gold.m2', skipBadEdits: true }).flatMap(sentencesOf);
    expect(first.annotations).toMatchObject([
      { annotator: 0, edits: [{ start: 0, end: 1 }] },
      { annotator: 1, edits: [] },
    ]);
    expect(first.skipped).toMatchObject([
      {
        annotator: 0,
        corrections: ['y'],
        fault: { code: 'OFFSETS_OUT_OF_RANGE', file: 'gold.m2', line: 3, found: '2 5' },
      },
      { annotator: 1, corrections: ['z'], fault: { code: 'OFFSETS_REVERSED', file: 'gold.m2', line: 4, found: '2 1' } },
    ]);
    expect(second).not.toHaveProperty('skipped');
    expect(() => parseM2(`S a\n${A('0 one', 'T', 'x')}`, { skipBadEdits: true })).toThrow(
      expect.objectContaining({ code: 'BAD_ANNOTATION' }),
    );
  });

  it('accepts with strictOriginal what the official scorer accepts without a word', () => {
    const text = `${A('0 1', 'T', 'x')}S a b c\n${A('2 5', 'T', 'x')}${A('2 1', 'T', 'y').trimEnd()}|||more\n`;
    const [sentence] = sentences(text, true);
    expect(sentence.annotations[0].edits.map(({ start, end }) => [start, end])).toEqual([[2, 1]]);
  });
});

describe('sentencesOf(block)', () => {
  it('gives a block without A lines one annotator, 0, without edits', () => {
    expect(sentences('S a\n\n')).toEqual([{ source: 'a', annotations: [{ annotator: 0, edits: [] }] }]);
  });

  it('knows only the annotators that are mentioned, gaps and all', () => {
    const text = `S a b\n${A('-1 -1', 'noop', '-NONE-', '4')}${A('0 1', 'T', 'x', '2')}`;
    expect(sentences(text)[0].annotations).toMatchObject([
      { annotator: 4, edits: [] },
      { annotator: 2, edits: [{ start: 0 }] },
    ]);
  });

  it('takes noop with real offsets, and -1 -1 of any type, as no edit', () => {
    const text = `S a b\n${A('0 1', 'noop', 'x')}${A('-1 -1', 'Um', '-NONE-', '1')}`;
    expect(sentences(text)[0].annotations).toEqual([
      { annotator: 0, edits: [], unedited: 'noop' },
      { annotator: 1, edits: [], unedited: 'noop' },
    ]);
  });

  it('keeps noop, no line at all and NA apart, and takes NA with offsets for an edit', () => {
    const text = `S a\n${A('-1 -1', 'noop', '-NONE-')}\nS b\n\nS c\n${A('-1 -1', 'NA', '-NONE-')}\nS d\n${A('0 1', 'NA', 'x')}\n`;
    const read = sentences(text);
    expect(read.map(({ annotations: [first] }) => [first.unedited, first.edits.length])).toEqual([
      ['noop', 0],
      [undefined, 0],
      ['NA', 0],
      [undefined, 1],
    ]);
    expect(printM2(blocksOf(read))).toBe(text);
  });

  it('keeps overlapping and duplicate edits: both count as gold', () => {
    const text = `S a b c\n${A('0 2', 'T', 'x')}${A('1 3', 'T', 'y')}${A('1 3', 'T', 'y')}`;
    expect(sentences(text)[0].annotations[0].edits).toHaveLength(3);
  });

  it('makes a sentence of each S line, with the edits that end within the sentences so far', () => {
    const text = `S a b\nS c d\n${A('0 1', 'T', 'x')}${A('2 3', 'T', 'y')}`;
    expect(sentences(text).map(({ source, annotations }) => [source, annotations[0].edits.length])).toEqual([
      ['a b', 1],
      ['c d', 2],
    ]);
  });
});

const word = fc.stringMatching(/^[a-zé|.-]{1,4}$/u).filter((text) => !/^\||\|$|\|\|/u.test(text));
const phrase = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));

const block: fc.Arbitrary<M2Block> = fc
  .array(fc.array(word, { maxLength: 5 }), { minLength: 1, maxLength: 2 })
  .chain((sources) =>
    fc.record({
      sources: fc.constant(sources.map((words) => words.join(' '))),
      annotations: fc.array(
        fc.oneof(
          fc
            .tuple(fc.nat(sources.flat().length), fc.nat(sources.flat().length))
            .chain(([a, b]) => edit(Math.min(a, b), Math.max(a, b), word)),
          edit(-1, -1, fc.constant('noop')),
        ),
        { maxLength: 4 },
      ),
    }),
  );

function edit(start: number, end: number, type: fc.Arbitrary<string>): fc.Arbitrary<M2Block['annotations'][number]> {
  return fc.record({
    start: fc.constant(start),
    end: fc.constant(end),
    type,
    corrections: fc.array(fc.oneof(phrase, fc.constant('-NONE-')), { minLength: 1, maxLength: 3 }),
    required: fc.boolean(),
    comment: phrase.filter((text) => text !== '-NONE-'),
    annotator: fc.nat(12),
  });
}

describe('blocksOf(sentences)', () => {
  it('gives blocks from which the same sentences are read', () => {
    const text = `S a b\n${A('0 1', 'T', 'x', '0')}${A('-1 -1', 'noop', '', '2')}\nS c\n\n`;
    const read = sentences(text);
    expect(parseM2(printM2(blocksOf(read))).flatMap(sentencesOf)).toEqual(read);
  });

  it('keeps with keepSkipped the edits that were left out, which are then left out again', () => {
    const offset = fc.integer({ min: -1, max: 4 });
    const edits = fc.array(
      fc.tuple(offset, offset).chain(([start, end]) => edit(start, end, word)),
      { maxLength: 6 },
    );
    const read = (text: string): Sentence[] => parseM2(text, { skipBadEdits: true }).flatMap(sentencesOf);
    fc.assert(
      fc.property(fc.array(edits), (lists) => {
        const first = read(printM2(lists.map((annotations) => ({ sources: ['a b'], annotations }))));
        const again = read(printM2(blocksOf(first, { keepSkipped: true })));
        expect(again.map(withoutLines)).toEqual(first.map(withoutLines));
        expect(parseM2(printM2(blocksOf(first))).flatMap(sentencesOf)).toEqual(first.map(withoutSkipped));
      }),
    );
  });
});

/** Lines of a file that is written anew have other numbers. */
function withoutLines(sentence: Sentence): unknown {
  return {
    ...sentence,
    skipped: sentence.skipped?.map(({ fault: { line: _, ...fault }, ...edit }) => ({ ...edit, fault })),
  };
}

function withoutSkipped({ source, annotations }: Sentence): Sentence {
  return { source, annotations };
}

describe('blocksOf(sentences) where nobody made an edit', () => {
  it('says who left the sentence alone, unless that is annotator 0 by herself', () => {
    const left = (...ids: number[]): Sentence => ({
      source: 'a',
      annotations: ids.map((annotator) => ({
        annotator,
        edits: [],
        ...(ids.length === 1 && annotator === 0 ? {} : { unedited: 'noop' as const }),
      })),
    });
    const corpus = [left(0), left(0, 1), left(3)];
    expect(parseM2(printM2(blocksOf(corpus))).flatMap(sentencesOf)).toEqual(corpus);
    expect(printM2(blocksOf([left(0)]))).toBe('S a\n\n');
  });
});

describe('printM2(blocks)', () => {
  it('writes what parseM2 reads back', () => {
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        expect(parseM2(printM2(blocks))).toEqual(blocks);
      }),
    );
  });

  it('writes deletions as empty fields when asked to', () => {
    const text = `S a b\n${A('0 1', 'T', '')}${A('1 2', 'T', 'x||-NONE-')}${A('-1 -1', 'noop', '-NONE-', '1')}\n`;
    expect(printM2(parseM2(text), { emptyDeletions: true })).toBe(text);
  });

  it.each(['a||b', 'a|', '|a', 'a\nb', ' a'])('refuses the correction %j, which M2 cannot hold', (correction) => {
    const annotation = {
      start: 0,
      end: 0,
      type: 'T',
      corrections: [correction],
      required: true,
      comment: '',
      annotator: 0,
    };
    expect(() => printM2([{ sources: ['a'], annotations: [annotation] }])).toThrow(
      expect.objectContaining({ code: 'UNPRINTABLE' }),
    );
  });
});

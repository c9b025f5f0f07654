import type { Mark } from '@stet/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnText, type Drawn } from './drawn-text.js';

const TEXT = 'He go to the school';
const mark = (startOffset: number, endOffset: number): Mark => ({
  startParagraph: 0,
  startOffset,
  endParagraph: 0,
  endOffset,
  type: 'T',
  correction: 'x',
});

const lineOf = (drawn: readonly Drawn[], number: number): number[] =>
  drawn.flatMap((piece) =>
    piece.kind === 'text' ? piece.marks.filter((lined) => lined.mark === number).map(({ line }) => line) : [],
  );

describe('drawnText()', () => {
  it('puts marks that overlap on different lines, and others on the first', () => {
    const drawn = drawnText(TEXT, 0, [mark(3, 8), mark(6, 12), mark(13, 19)], undefined);
    expect([0, 1, 2].map((number) => new Set(lineOf(drawn, number)))).toEqual([
      new Set([0]),
      new Set([1]),
      new Set([0]),
    ]);
  });

  it('draws insertions and the chosen place where they are', () => {
    const drawn = drawnText(TEXT, 0, [mark(3, 3)], { paragraph: 0, anchor: 19, focus: 19 });
    expect(drawn.map((piece) => (piece.kind === 'text' ? piece.text : piece.kind))).toEqual([
      'He ',
      'insertion',
      'go to the school',
      'caret',
    ]);
  });

  it('leaves out marks and selections of other paragraphs', () => {
    expect(drawnText(TEXT, 1, [mark(3, 8)], { paragraph: 0, anchor: 0, focus: 2 })).toHaveLength(1);
  });

  it('keeps the text to the letter, ends each mark once, and never draws two marks on one line', () => {
    const offset = fc.nat(TEXT.length);
    const marks = fc.array(
      fc.tuple(offset, offset).map(([a, b]) => mark(Math.min(a, b), Math.max(a, b))),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(marks, offset, offset, (drawnMarks, anchor, focus) => {
        const drawn = drawnText(TEXT, 0, drawnMarks, { paragraph: 0, anchor, focus });
        const texts = drawn.flatMap((piece) => (piece.kind === 'text' ? [piece] : []));
        expect(texts.map(({ text }) => text).join('')).toBe(TEXT);
        const ends = drawn.flatMap((piece) => (piece.kind === 'end' || piece.kind === 'insertion' ? [piece.mark] : []));
        expect(ends.sort()).toEqual(drawnMarks.map((_, at) => at));
        for (const { marks: lined } of texts) {
          expect(new Set(lined.map(({ line }) => line)).size).toBe(lined.length);
        }
      }),
    );
  });
});

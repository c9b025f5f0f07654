import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineSplitter } from './line-splitter.js';
import { splitLines } from './lines.js';

function splitPieces(pieces: readonly string[], keepByteOrderMark: boolean): string[] {
  const splitter = new LineSplitter({ keepByteOrderMark });
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r', '\ufeff', ' ') });

describe('LineSplitter', () => {
  it('gives the lines of the whole text, wherever it is cut into pieces', () => {
    fc.assert(
      fc.property(fc.array(text), fc.boolean(), (pieces, keepByteOrderMark) => {
        expect(splitPieces(pieces, keepByteOrderMark)).toEqual(splitLines(pieces.join(''), { keepByteOrderMark }));
      }),
    );
  });

  it('takes CR and LF for one line end when a piece ends between them', () => {
    expect(splitPieces(['a\r', '\nb\r', '\n'], false)).toEqual(['a', 'b']);
  });

  it('says how many lines have ended and how much waits', () => {
    const splitter = new LineSplitter();
    splitter.push('a\nb\ncd');
    expect([splitter.ended, splitter.pending]).toEqual([2, 2]);
    expect(splitter.end()).toEqual(['cd']);
    expect(splitter.pending).toBe(0);
  });
});

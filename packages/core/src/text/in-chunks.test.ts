import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inChunks } from './in-chunks.js';

describe('inChunks(pieces)', () => {
  it('keeps the text, and gives chunks that are long enough but for the last', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 40 }), (pieces, length) => {
        const chunks = [...inChunks(pieces, length)];
        expect(chunks.join('')).toBe(pieces.join(''));
        expect(chunks.slice(0, -1).every((chunk) => chunk.length >= length)).toBe(true);
      }),
    );
  });

  it('takes no more pieces than a chunk needs', () => {
    let taken = 0;
    function* endless(): Generator<string> {
      for (;;) {
        taken++;
        yield 'ab';
      }
    }
    expect(inChunks(endless(), 6).next().value).toBe('ababab');
    expect(taken).toBe(3);
  });
});

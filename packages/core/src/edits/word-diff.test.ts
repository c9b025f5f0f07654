import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.js';

describe('wordDiff(source, output)', () => {
  it('marks what is gone and what is new, as wdiff does', () => {
    expect(wordDiff('She go to home .', 'She goes home now .')).toBe('She [-go to-]{+goes+} home {+now+} .');
    expect(wordDiff('a b c', 'a c')).toBe('a [-b-] c');
    expect(wordDiff('', 'all new')).toBe('{+all new+}');
    expect(wordDiff('all gone', '')).toBe('[-all gone-]');
    expect(wordDiff('', '')).toBe('');
  });

  it('keeps both texts: without its marks it reads as the source, or as the output', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd')).map((list) => list.join(' '));
    const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();
    fc.assert(
      fc.property(words, words, (source, output) => {
        const diff = wordDiff(source, output);
        const without = (gone: RegExp, kept: RegExp): string => plain(diff.replace(gone, '').replace(kept, ' $1 '));
        expect(without(/\{\+[^+]*\+\}/gu, /\[-([^-]*)-\]/gu)).toBe(plain(source));
        expect(without(/\[-[^-]*-\]/gu, /\{\+([^+]*)\+\}/gu)).toBe(plain(output));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhiteSpace, strip, tokenise, tokeniseAscii } from './white-space.js';

describe('tokenise(text)', () => {
  it('splits at any run of white space and drops it at the ends', () => {
    expect(tokenise('  a \t b\u00a0c ')).toEqual(['a', 'b', 'c']);
    expect(tokenise('')).toEqual([]);
    expect(tokenise(' \u3000')).toEqual([]);
  });

  it("takes Python 2's white space, not JavaScript's", () => {
    expect(tokenise('a\u0085b\u001cc\u180ed\u2028e')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(tokenise('a\u200bb\ufeffc')).toEqual(['a\u200bb\ufeffc']);
  });

  it('keeps lone surrogates and characters outside the basic plane', () => {
    expect(tokenise('\ud800 😀')).toEqual(['\ud800', '😀']);
  });

  it('gives tokens that join and split to themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tokens = tokenise(text);
        expect(tokenise(tokens.join(' '))).toEqual(tokens);
        expect(
          tokens.every(
            (token) => token !== '' && Array.from(token).every((letter) => !isWhiteSpace(letter.charCodeAt(0))),
          ),
        ).toBe(true);
      }),
    );
  });
});

describe('strip(text)', () => {
  it('removes white space at the ends only', () => {
    expect(strip('\u00a0 a b\r')).toBe('a b');
    expect(strip('\ufeffa')).toBe('\ufeffa');
    expect(strip(' \t ')).toBe('');
  });
});

describe('tokeniseAscii(text)', () => {
  it('leaves white space outside ASCII, and the separators U+001C to U+001F, in the tokens', () => {
    expect(tokeniseAscii(' a\tb\u000b\u000cc\u00a0d\u3000e\u001cf\u0085g ')).toEqual([
      'a',
      'b',
      'c\u00a0d\u3000e\u001cf\u0085g',
    ]);
    expect(tokeniseAscii('')).toEqual([]);
  });
});

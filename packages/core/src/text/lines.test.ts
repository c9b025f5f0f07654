import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLines } from './lines.js';

describe('splitLines(text)', () => {
  it('ends lines at LF or CRLF, the last one with or without', () => {
    expect(splitLines('a\nb\n')).toEqual(['a', 'b']);
    expect(splitLines('a\r\nb')).toEqual(['a', 'b']);
    expect(splitLines('a\n\n')).toEqual(['a', '']);
    expect(splitLines('')).toEqual([]);
    expect(splitLines('\n')).toEqual(['']);
  });

  it('ends lines at CR in a file without any LF', () => {
    expect(splitLines('a\rb\r')).toEqual(['a', 'b']);
    expect(splitLines('a\rb\nc')).toEqual(['a\rb', 'c']);
  });

  it('never ends a line at U+0085, U+2028, U+2029, U+000B or U+000C', () => {
    const text = 'a\u0085b\u2028c\u2029d\u000be\u000cf';
    expect(splitLines(text)).toEqual([text]);
  });

  it('drops a byte order mark, unless told to keep it', () => {
    expect(splitLines('\ufeffa\n')).toEqual(['a']);
    expect(splitLines('\ufeffa\n', { keepByteOrderMark: true })).toEqual(['\ufeffa']);
    expect(splitLines('\ufeff')).toEqual([]);
  });

  it('reads back lines that were joined with any of the three line ends', () => {
    const line = fc.string().map((text) => text.replace(/[\r\n\ufeff]/gu, ''));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        expect(splitLines(lines.map((text) => text + end).join(''))).toEqual(lines);
      }),
    );
  });
});

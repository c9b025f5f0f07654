import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstInvalidByte, invalidUtf8 } from './bad-bytes.js';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

describe('firstInvalidByte(bytes)', () => {
  it('is -1 for well-formed text', () => {
    expect(firstInvalidByte(new TextEncoder().encode('naïve 日本 😀'))).toBe(-1);
    expect(firstInvalidByte(bytes())).toBe(-1);
  });

  it.each([
    ['a stray continuation byte', bytes(0x61, 0x80), 1],
    ['Latin-1', bytes(0x63, 0x61, 0x66, 0xe9, 0x20), 3],
    ['an overlong form', bytes(0xc0, 0xaf), 0],
    ['an overlong form of three bytes', bytes(0xe0, 0x80, 0x80), 0],
    ['a surrogate', bytes(0x61, 0xed, 0xa0, 0x80), 1],
    ['a value over U+10FFFF', bytes(0xf4, 0x90, 0x80, 0x80), 0],
    ['a cut-off sequence', bytes(0x61, 0xe2, 0x82), 1],
  ])('finds %s', (_, input, offset) => {
    expect(firstInvalidByte(input)).toBe(offset);
  });

  it('agrees with the decoder of the platform on whether bytes are well-formed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 8 }), (input) => {
        let wellFormed = true;
        try {
          new TextDecoder('utf-8', { fatal: true }).decode(input);
        } catch {
          wellFormed = false;
        }
        expect(firstInvalidByte(input) === -1).toBe(wellFormed);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('invalidUtf8(bytes, location)', () => {
  it.each([
    ['UTF-16', bytes(0xff, 0xfe, 0x61, 0x00), /UTF-16/u],
    ['a document of a word processor', bytes(0x50, 0x4b, 0x03, 0x04, 0xa0), /word processor.*plain text/u],
    ['a PDF', bytes(0x25, 0x50, 0x44, 0x46, 0xa0), /PDF/u],
    ['Latin-1', bytes(0x63, 0x61, 0x66, 0xe9, 0x20), /iconv -f latin1/u],
  ])('says what to do with %s', (_, input, remedy) => {
    expect(invalidUtf8(input, { file: 'given.txt' })).toMatchObject({
      file: 'given.txt',
      line: 1,
      remedy: expect.stringMatching(remedy) as unknown,
    });
  });
});

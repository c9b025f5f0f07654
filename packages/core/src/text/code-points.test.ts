import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codePoints } from './code-points.js';

it('codePoints(text) has a number for each character, of any plane', () => {
  expect(Array.from(codePoints('a😀é'))).toEqual([0x61, 0x1f600, 0xe9]);
  expect(Array.from(codePoints(''))).toEqual([]);
});

it('codePoints(text) keeps lone surrogates', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '😀', '\ud800', '\udc00') }), (text) => {
      expect(String.fromCodePoint(...codePoints(text))).toBe(text);
      expect(codePoints(text)).toHaveLength(Array.from(text).length);
    }),
  );
});

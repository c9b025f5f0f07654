import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFSET_UNITS, toUtf16, type OffsetUnit } from './offsets.js';

/** How far a prefix reaches, counted by the platform. */
const COUNT: Readonly<Record<OffsetUnit, (prefix: string) => number>> = {
  utf16: (prefix) => prefix.length,
  'code-points': (prefix) => Array.from(prefix).length,
  bytes: (prefix) => Buffer.byteLength(prefix, 'utf8'),
};

describe('toUtf16(text, unit)', () => {
  it('counts an emoji as two UTF-16 units, one code point and four bytes', () => {
    const text = '😀 teh';
    expect(toUtf16(text, 'utf16')(3)).toBe(3);
    expect(toUtf16(text, 'code-points')(2)).toBe(3);
    expect(toUtf16(text, 'bytes')(5)).toBe(3);
  });

  it('counts a combining mark by itself', () => {
    const text = 'cafe\u0301 x';
    expect(text.slice(toUtf16(text, 'code-points')(6))).toBe('x');
    expect(text.slice(toUtf16(text, 'bytes')(7))).toBe('x');
  });

  it('gives -1 within a character, after the text, before it, and for what is not a whole number', () => {
    const text = 'é😀';
    expect([1, 3, 4, 5, 7].map(toUtf16(text, 'bytes'))).toEqual([-1, -1, -1, -1, -1]);
    expect(toUtf16(text, 'utf16')(2)).toBe(-1);
    expect([3, -1, 0.5, NaN].map(toUtf16(text, 'code-points'))).toEqual([-1, -1, -1, -1]);
  });

  it.each(OFFSET_UNITS)('finds every offset between characters, counted in %s', (unit) => {
    const character = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a', 'é', 'e\u0301', '猫', '😀', '👩‍🚀'));
    fc.assert(
      fc.property(fc.array(character), (characters) => {
        const text = characters.join('');
        const offsetOf = toUtf16(text, unit);
        let prefix = '';
        for (const next of ['', ...Array.from(text)]) {
          prefix += next;
          expect(offsetOf(COUNT[unit](prefix))).toBe(prefix.length);
        }
        expect(offsetOf(COUNT[unit](text) + 1)).toBe(-1);
      }),
    );
  });
});

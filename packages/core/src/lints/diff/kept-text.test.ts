import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrySpans } from './kept-text.js';

const words = fc
  .array(fc.constantFrom('a', 'bb', 'the', 'lake', '😀', 'x', '.'), { maxLength: 30 })
  .map((list) => list.join(' '));

describe('carrySpans(before, now)', () => {
  it('carries a span to the same words behind an insertion, also around a change, and none that ends in one', () => {
    const { forward, back } = carrySpans('We saw teh lake.', 'Then we all saw teh blue lake.');
    expect(forward({ start: 7, end: 10 })).toEqual({ start: 16, end: 19 });
    expect(back({ start: 16, end: 19 })).toEqual({ start: 7, end: 10 });
    expect(forward({ start: 0, end: 2 })).toBeUndefined();
    expect(forward({ start: 7, end: 15 })).toEqual({ start: 16, end: 29 });
    expect(back({ start: 20, end: 24 })).toBeUndefined();
  });

  it('carries every span to the same characters at its ends, and back to where it was', () => {
    fc.assert(
      fc.property(words, words, fc.nat(40), fc.nat(10), (before, now, start, length) => {
        const span = { start: Math.min(start, before.length), end: Math.min(start + length, before.length) };
        const { forward, back } = carrySpans(before, now);
        const carried = forward(span);
        if (carried === undefined) return;
        expect(carried.end).toBeGreaterThanOrEqual(carried.start);
        if (span.end === span.start) return;
        const ends = (text: string, { start: first, end: last }: typeof span) => [text[first], text[last - 1]];
        expect(ends(now, carried)).toEqual(ends(before, span));
        expect(back(carried)).toEqual(span);
      }),
    );
  });

  it('finds all words of a text in front of which, and within which, others were put', () => {
    const text = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ');
    const { forward } = carrySpans(text, `one two ${text.replaceAll('9 ', '9 and ')} more`);
    for (const { index, 0: word } of text.matchAll(/\w+/gu)) {
      expect(forward({ start: index, end: index + word.length })).toBeDefined();
    }
  });
});

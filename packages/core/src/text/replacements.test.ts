import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReplacements } from './replacements.js';

describe('applyReplacements(text, replacements)', () => {
  it('replaces, deletes and inserts, in whatever order they are listed', () => {
    const replacements = [
      { start: 8, end: 8, text: 's' },
      { start: 0, end: 1, text: 'An' },
      { start: 3, end: 5, text: '' },
    ];
    expect(applyReplacements('a b c dog', replacements)).toBe('An b dosg');
  });

  it('leaves out one that overlaps another before it', () => {
    const replacements = [
      { start: 2, end: 5, text: 'X' },
      { start: 4, end: 6, text: 'Y' },
      { start: 5, end: 6, text: 'Z' },
    ];
    expect(applyReplacements('0123456', replacements)).toBe('01XZ6');
  });

  it('makes only the first of two insertions at the same offset', () => {
    const replacements = [
      { start: 1, end: 1, text: 'x' },
      { start: 1, end: 1, text: 'y' },
    ];
    expect(applyReplacements('ab', replacements)).toBe('axb');
  });

  it('gives the text back where each stretch is replaced by itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.tuple(fc.nat(20), fc.nat(20))), (text, pairs) => {
        const spans = pairs.map((offsets) => {
          const [start, end] = offsets.map((at) => Math.min(at, text.length)).sort((a, b) => a - b);
          return { start, end, text: text.slice(start, end) };
        });
        expect(applyReplacements(text, spans)).toBe(text);
      }),
    );
  });
});

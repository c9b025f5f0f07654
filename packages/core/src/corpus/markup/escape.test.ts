import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, withoutControls } from './escape.js';

describe('withoutControls(text)', () => {
  it('puts a mark in place of what XML cannot hold, and leaves the rest', () => {
    expect(withoutControls('a\u0000b\u001Bc\uFFFE\uD800d\t\n\u{1F600}é')).toBe(
      'a\uFFFDb\uFFFDc\uFFFD\uFFFDd\t\n\u{1F600}é',
    );
  });

  it('leaves nothing that cannot be escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => escapeText(withoutControls(text))).not.toThrow();
      }),
    );
  });
});

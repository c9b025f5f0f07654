import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from './display-width.js';

describe('displayWidth(text)', () => {
  it.each([
    ['plain text', 'F0.5', 4],
    ['a dash and a minus', '− – ‡', 5],
    ['accents that are characters of their own', 'Zoe\u0308', 3],
    ['Chinese and Japanese', '日本 a', 6],
    ['full-width forms', 'ＡＢ', 4],
    ['an emoji of several parts', '👩‍🏫!', 3],
    ['right-to-left text', 'הילד', 4],
    ['nothing', '', 0],
  ])('counts %s', (_, text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it('adds up over words that do not join', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', '日', '-') });
    fc.assert(
      fc.property(word, word, (first, second) => {
        expect(displayWidth(`${first} ${second}`)).toBe(displayWidth(first) + 1 + displayWidth(second));
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrap } from './wrap.js';

it('breaks between words, and never within one', () => {
  expect(wrap('one two three', 7)).toBe('one two\nthree');
  expect(wrap('incomprehensibilities', 7)).toBe('incomprehensibilities');
});

it('keeps all words in order and lines within the width', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/u), { minLength: 1 }), (words) => {
      const lines = wrap(words.join(' '), 10).split('\n');
      expect(lines.join(' ').split(' ')).toEqual(words);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(10);
    }),
  );
});

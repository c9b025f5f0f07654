import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levenshteinMatrix } from './levenshtein-matrix.js';

const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
const last = (rows: readonly (readonly number[])[]): number | undefined => rows.at(-1)?.at(-1);

describe('levenshteinMatrix(source, hypothesis)', () => {
  it('has the distances of all prefixes', () => {
    expect(levenshteinMatrix(['a', 'b'], ['b', 'c'])).toEqual([
      [0, 1, 2],
      [1, 1, 2],
      [2, 1, 2],
    ]);
  });

  it('gives a distance: 0 only for equal texts, the same both ways', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const distance = last(levenshteinMatrix(a, b));
        expect(distance === 0).toBe(a.join() === b.join());
        expect(distance).toBe(last(levenshteinMatrix(b, a)));
      }),
    );
  });
});

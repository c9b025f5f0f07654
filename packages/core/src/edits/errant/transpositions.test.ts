import { expect, it } from 'vitest';
import { Transpositions } from './transpositions.js';

function find(source: readonly number[], corrected: readonly number[]): number {
  const transpositions = new Transpositions();
  transpositions.open(Int32Array.from(source), Int32Array.from(corrected), corrected.length, 1000);
  return transpositions.find(source.length, corrected.length, 1, source.length - 1);
}

it('Transpositions finds the last words that are in another order', () => {
  expect(find([1, 2, 3, 4], [1, 4, 3, 2])).toBe(3);
  expect(find([1, 2, 3, 3], [5, 3, 2, 3])).toBe(3);
  expect(find([1, 2, 3], [4, 5, 6])).toBe(0);
});

it('Transpositions is not deceived by hashes with the same sum', () => {
  // The hashes of 103 and 47 add up to those of 469 and 258.
  expect(find([1, 103, 47, 2], [2, 469, 258, 1])).toBe(0);
  expect(find([7, 1, 103, 47, 2, 258, 469], [47, 2, 469, 258, 1, 103, 7])).toBe(7);
});

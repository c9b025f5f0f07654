import { expect, it } from 'vitest';
import { checkComparable, componentsOf, undecidedPairs } from './components.js';
import { countPairs } from './pair-counts.js';
import { judged } from './testing/judgments.js';

it('joins systems that are compared through others, also by ties', () => {
  expect(componentsOf(countPairs(judged({ a: 1, b: 1 }, { c: 1, b: 2 }, { d: 1, e: 2 })))).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

it('refuses groups that are never compared with each other, by name', () => {
  expect(() => {
    checkComparable(countPairs(judged({ a: 1, b: 2 }, { c: 1, d: 2 })), 'x.xml');
  }).toThrow(
    expect.objectContaining({
      code: 'NOT_COMPARABLE',
      file: 'x.xml',
      found: 'groups never compared with each other: a, b / c, d',
    }) as Error,
  );
});

it('refuses judgments of nothing, and takes one system alone', () => {
  expect(() => {
    checkComparable(countPairs(judged()));
  }).toThrow(expect.objectContaining({ code: 'NOT_COMPARABLE', found: 'none' }) as Error);
  expect(() => {
    checkComparable(countPairs(judged({ a: 1 })));
  }).not.toThrow();
});

it('lists pairs that are never compared, or only tied', () => {
  expect(undecidedPairs(countPairs(judged({ a: 1, b: 1 }, { b: 1, c: 2 })))).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ]);
});

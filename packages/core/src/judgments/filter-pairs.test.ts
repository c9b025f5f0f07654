import { expect, it } from 'vitest';
import { filterPairs } from './filter-pairs.js';
import { pairwiseJudgments } from './pairwise.js';

it('keeps all columns of the rows, and all names', () => {
  const rank = (sentence: number, judge: string, names: readonly string[]) => ({
    sentence,
    judge,
    outputs: names.map((name, at) => ({ systems: [name], rank: at + 1 })),
  });
  const pairs = pairwiseJudgments([rank(4, 'ann', ['b', 'a']), rank(9, 'zoe', ['c', 'a'])], 'systems');
  expect(filterPairs(pairs, (row) => pairs.sentence[row] === 9)).toEqual({
    names: ['a', 'b', 'c'],
    judges: ['ann', 'zoe'],
    first: Uint16Array.of(0),
    second: Uint16Array.of(2),
    outcome: Int8Array.of(1),
    sentence: Int32Array.of(9),
    judge: Uint16Array.of(1),
    ranking: Int32Array.of(1),
  });
  expect(filterPairs(pairs, () => true)).toEqual(pairs);
});

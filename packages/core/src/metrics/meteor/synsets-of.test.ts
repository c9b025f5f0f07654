import { describe, expect, it } from 'vitest';
import { synsetsOf } from './synsets-of.js';
import { smallTable } from './testing/small-table.js';

const table = smallTable(
  { a: [10], box: [3], church: [4], bake: [5], bak: [6], nice: [7], man: [8], cry: [9], mouse: [1], mice: [2] },
  {
    mice: ['mouse'],
    better: ['good', 'box'],
  },
);

describe('synsetsOf(token, table)', () => {
  it.each([
    ['a word', 'box', [3]],
    ['a plural', 'boxes', [3]],
    ['another plural', 'churches', [4]],
    ['-men', 'men', [8]],
    ['-ies', 'cries', [9]],
    ['-ed, trying -e first', 'baked', [5]],
    ['-ing, trying -e first', 'baking', [5]],
    ['-er', 'nicer', [7]],
    ['an irregular form, with its own synsets', 'mice', [1, 2]],
    ['an irregular form with several bases, known or not', 'better', [3]],
    ['a word in -ss, which is its own base', 'boss', []],
    ['a word of two letters, which is its own base', 'as', []],
    ['a word with a capital, which the table lacks', 'Box', []],
  ])('finds %s', (_, token, expected) => {
    expect([...synsetsOf(token, table)]).toEqual(expected);
  });
});

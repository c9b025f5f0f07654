import { cellsOf, type Recipe } from '../../recipe.js';
import { GOLD, SUBMISSIONS } from '../conll-2014/task.js';
import { officialScores } from './official-scores.js';

export const table3a: Recipe = {
  paper: 'human-evaluation',
  table: '3a',
  needs: [GOLD, SUBMISSIONS],
  compute: async (bench) =>
    (await officialScores(bench)).flatMap(({ name, score: { precision, recall, value } }) =>
      cellsOf(name, { P: precision, R: recall, 'M2 0.5': value }).map((cell) => ({ ...cell, rounded: true })),
    ),
  reasons: [
    {
      row: 'INPUT',
      column: 'P',
      reason: 'The scorer gives a system that proposes nothing a precision of 1; the paper prints 0.',
    },
    { reason: 'The paper cuts off what follows the third decimal.' },
  ],
};

import { m2 } from '@stet/core';
import { cellsOf, type Recipe } from '../../recipe.js';
import { GOLD, SUBMISSIONS, gold, systems } from '../conll-2014/task.js';

export const table3a: Recipe = {
  paper: 'human-evaluation',
  table: '3a',
  needs: [GOLD, SUBMISSIONS],
  compute: async (bench) => {
    const sentences = await gold(bench);
    const metric = m2();
    return (await systems(bench)).flatMap(({ name, lines }) => {
      const { precision, recall, value } = metric.corpus(
        sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: lines[at] })),
      );
      // The paper cuts off what follows the third decimal.
      return cellsOf(name, { P: precision, R: recall, 'M2 0.5': value }).map((cell) => ({ ...cell, rounded: true }));
    });
  },
  reasons: [
    {
      row: 'INPUT',
      column: 'P',
      reason: 'The scorer gives a system that proposes nothing a precision of 1; the paper prints 0.',
    },
  ],
};

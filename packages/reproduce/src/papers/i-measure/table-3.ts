import { exampleSentence } from '../../examples.js';
import type { Recipe } from '../../recipe.js';
import { m2Cells } from './m2-cells.js';

const SENTENCE = exampleSentence('Machine is design to help people .', [
  [0, 1, 'Machines'],
  [1, 2, 'are'],
  [2, 3, 'designed'],
]);

export const table3: Recipe = {
  paper: 'i-measure',
  table: '3',
  needs: [],
  compute: () =>
    m2Cells(SENTENCE, [
      'The machine is designed for helping people .',
      'Machines is a design on the helping of the people .',
    ]),
  reasons: [
    {
      column: 'System edits',
      reason: 'The changes are the same; the paper shows wrong edits with some of their unchanged neighbours.',
    },
  ],
};

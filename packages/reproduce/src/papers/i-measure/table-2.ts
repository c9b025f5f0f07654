import { exampleSentence } from '../../examples.js';
import type { Recipe } from '../../recipe.js';
import { m2Cells } from './m2-cells.js';

const SENTENCE = exampleSentence('Machine is design to help people .', [
  [0, 1, 'Machines'],
  [1, 3, 'are designed'],
]);

export const table2: Recipe = {
  paper: 'i-measure',
  table: '2',
  needs: [],
  compute: () => m2Cells(SENTENCE, ['Machine is designed to help people .']),
};

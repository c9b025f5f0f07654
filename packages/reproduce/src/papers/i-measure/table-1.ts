import { exampleSentence } from '../../examples.js';
import type { Recipe } from '../../recipe.js';
import { m2Cells } from './m2-cells.js';

const SENTENCE = exampleSentence(
  'This machines is designed for help people .',
  [
    [0, 1, 'These'],
    [2, 3, 'are'],
    [5, 6, 'helping'],
  ],
  [
    [1, 2, 'machine'],
    [4, 5, 'to'],
  ],
);

export const table1: Recipe = {
  paper: 'i-measure',
  table: '1',
  needs: [],
  compute: () => m2Cells(SENTENCE, ['These machines are designed to help people .']),
};

import { fScore } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';

/** P and R are made up by the paper. */
const GIVEN: readonly (readonly [system: string, precision: number, recall: number])[] = [
  ['S1 on 1.2, 2.1, 3.1', 0.6, 0.2],
  ['S2 on 1.2, 2.1, 3.1', 0.8, 0.05],
  ['S1 on 1.1, 2.1, 3.2', 0.3, 0.3],
  ['S2 on 1.1, 2.1, 3.2', 0.3, 0.4],
];

export const table7: Recipe = {
  paper: 'i-measure',
  table: '7',
  needs: [],
  compute: () =>
    GIVEN.flatMap(([system, precision, recall]) => cellsOf(system, { 'F0.5': fScore(precision, recall, 0.5) })),
};

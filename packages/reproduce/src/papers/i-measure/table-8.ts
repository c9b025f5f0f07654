import { scoreAspect } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';

/** The counts are made up by the paper. */
const GIVEN: readonly (readonly [system: string, tp: number, fp: number, tn: number, fn: number])[] = [
  ['Baseline', 0, 0, 6, 4],
  ['S1', 4, 1, 5, 0],
  ['S2', 1, 0, 6, 3],
  ['S3', 1, 1, 5, 3],
  ['S4', 4, 6, 0, 0],
];

export const table8: Recipe = {
  paper: 'i-measure',
  table: '8',
  needs: [],
  compute: () =>
    GIVEN.flatMap(([system, tp, fp, tn, fn]) => {
      const { precision, recall, f, acc, wacc } = scoreAspect([tp, tn, fp, fn, 0, 6, 4], 'correction', {
        beta: 0.5,
        weight: 2,
      });
      return cellsOf(system, { P: precision, R: recall, 'F0.5': f, Acc: acc, WAcc: wacc });
    }),
};

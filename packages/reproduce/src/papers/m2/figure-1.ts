import { tokenise } from '@stet/core/internal';
import type { Recipe } from '../../recipe.js';
import { HYPOTHESIS, SOURCE } from './example.js';
import { levenshteinMatrix } from './levenshtein-matrix.js';

export const figure1: Recipe = {
  paper: 'm2',
  table: 'figure-1',
  needs: [],
  compute: () => {
    const rows = ['(start)', ...tokenise(SOURCE)];
    const columns = ['(start)', ...tokenise(HYPOTHESIS)];
    return levenshteinMatrix(tokenise(SOURCE), tokenise(HYPOTHESIS)).flatMap((costs, row) =>
      costs.map((value, column) => ({ row: rows[row], column: columns[column], value })),
    );
  },
};

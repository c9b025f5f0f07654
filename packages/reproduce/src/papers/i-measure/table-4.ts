import { optimalAlignments } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';

export const table4: Recipe = {
  paper: 'i-measure',
  table: '4',
  needs: [],
  compute: () => {
    const [alignment] = optimalAlignments('A B', 'C', 'A');
    return Object.entries(alignment).flatMap(([row, tokens]: [string, readonly (string | null)[]]) =>
      cellsOf(row, { 'Desired alignment': tokens.map((token) => token ?? '–').join(' ') }),
    );
  },
};

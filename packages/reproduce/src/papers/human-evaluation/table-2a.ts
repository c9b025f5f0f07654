import { cellsOf, type Recipe } from '../../recipe.js';
import { agreement } from './agreement.js';
import { JUDGMENTS } from './judgments.js';

export const table2a: Recipe = {
  paper: 'human-evaluation',
  table: '2a',
  needs: [JUDGMENTS],
  compute: async (bench) => {
    const { inter, intra } = await agreement(bench);
    return [
      ...cellsOf('Inter-annotator', { Value: inter.kappa.value ?? NaN }),
      ...cellsOf('Intra-annotator', { Value: intra.kappa.value ?? NaN }),
    ];
  },
};

import type { Recipe } from '../../recipe.js';
import { agreement } from './agreement.js';
import { JUDGMENTS } from './judgments.js';

export const table2b: Recipe = {
  paper: 'human-evaluation',
  table: '2b',
  needs: [JUDGMENTS],
  compute: async (bench) => {
    const { judges, pairs } = await agreement(bench);
    const numberOf = (judge: string): string => String(judges.indexOf(judge) + 1);
    return pairs.map(({ judges: [one, other], kappa, counted }) => ({
      row: numberOf(one),
      column: numberOf(other),
      value: counted && kappa.value !== undefined ? kappa.value : '*',
    }));
  },
};

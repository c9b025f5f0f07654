import type { Recipe } from '../../recipe.js';
import { FEWEST_COMPARISONS, agreement } from './agreement.js';
import { JUDGMENTS } from './judgments.js';

export const table2b: Recipe = {
  paper: 'human-evaluation',
  table: '2b',
  needs: [JUDGMENTS],
  compute: async (bench) => {
    const { judges, pairs } = await agreement(bench);
    const numberOf = (judge: string): string => String(judges.indexOf(judge) + 1);
    return pairs.map(({ judges: [first, second], kappa, counted }) => ({
      row: numberOf(first),
      column: numberOf(second),
      value: counted && kappa.value !== undefined ? kappa.value : '*',
    }));
  },
  charts: async ({ bench, id, draw }) => [
    draw.agreementBlock(`${id}-chart`, 'Computed kappas', await agreement(bench), FEWEST_COMPARISONS),
  ],
};

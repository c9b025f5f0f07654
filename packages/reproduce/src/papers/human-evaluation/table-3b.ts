import { toleranceOfMean } from '../../monte-carlo.js';
import type { Recipe } from '../../recipe.js';
import { JUDGMENTS, systemPairs } from './judgments.js';
import { rankChart } from './rank-chart.js';
import { rankingCells } from './ranking-cells.js';

export const table3b: Recipe = {
  paper: 'human-evaluation',
  table: '3b',
  needs: [JUDGMENTS],
  compute: async (bench) =>
    rankingCells(bench, await systemPairs(bench), {
      method: 'expected-wins',
      confidence: 0.95,
      strictOriginal: false,
      // The paper prints the mean of a thousand resamples; ours is the score on all judgments.
      tolerance: toleranceOfMean,
    }),
  charts: ({ id, cells }) => rankChart(`${id}-chart`, 'Expected Wins', cells),
};

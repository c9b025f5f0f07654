import { toleranceOfMeans } from '../../monte-carlo.js';
import type { Recipe } from '../../recipe.js';
import { JUDGMENTS, systemPairs } from './judgments.js';
import { rankChart } from './rank-chart.js';
import { rankingCells } from './ranking-cells.js';

export const table3c: Recipe = {
  paper: 'human-evaluation',
  table: '3c',
  needs: [JUDGMENTS],
  compute: async (bench) =>
    rankingCells(bench, await systemPairs(bench), {
      method: 'trueskill',
      confidence: 0.95,
      strictOriginal: false,
      tolerance: toleranceOfMeans,
    }),
  charts: ({ id, cells }) => rankChart(`${id}-chart`, 'TrueSkill', cells),
};

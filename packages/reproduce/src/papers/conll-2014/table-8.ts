import type { Recipe } from '../../recipe.js';
import { teamCells } from './score-cells.js';
import { TASK, results } from './task.js';

export const table8: Recipe = {
  paper: 'conll-2014',
  table: '8',
  needs: TASK,
  compute: async (bench) => teamCells((await results(bench)).alternatives ?? []),
};

import type { Recipe } from '../../recipe.js';
import { recallCells } from './score-cells.js';
import { TASK, results } from './task.js';

export const table9: Recipe = {
  paper: 'conll-2014',
  table: '9',
  needs: TASK,
  compute: async (bench) => recallCells((await results(bench)).submissions),
};

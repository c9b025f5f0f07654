import { cellsOf, type Recipe } from '../../recipe.js';
import { TASK, results } from './task.js';

export const kappa: Recipe = {
  paper: 'conll-2014',
  table: 'kappa',
  needs: TASK,
  compute: async (bench) =>
    (await results(bench)).annotators.agreement.flatMap((agreement) =>
      cellsOf('identification', { Kappa: agreement.kappa }),
    ),
};

import type { Recipe } from '../../recipe.js';
import { scoreCells } from './score-cells.js';
import { TASK, results } from './task.js';

export const table11: Recipe = {
  paper: 'conll-2014',
  table: '11',
  needs: TASK,
  compute: async (bench) =>
    (await results(bench)).submissions.flatMap(({ name, annotators }) =>
      annotators.flatMap(({ annotator, score }) => scoreCells(name, score, `Annotator ${annotator + 1} `)),
    ),
};

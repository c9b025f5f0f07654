import type { Recipe } from '../../recipe.js';
import { scoreCells } from './score-cells.js';
import { TASK, results } from './task.js';

/** Part a is the text of Annotator 1, part b that of Annotator 2. */
export const table12: Recipe = {
  paper: 'conll-2014',
  table: '12',
  needs: TASK,
  compute: async (bench) =>
    (await results(bench)).annotators.cross.flatMap(({ text, score }) => scoreCells(text === 0 ? 'a' : 'b', score)),
};

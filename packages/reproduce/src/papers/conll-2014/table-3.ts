import type { Recipe } from '../../recipe.js';
import { errorTypes, typeCells } from '../essay-cells.js';
import { ESSAYS, essays } from './essays.js';

export const table3: Recipe = {
  paper: 'conll-2014',
  table: '3',
  needs: ESSAYS,
  compute: async (bench) =>
    (await essays(bench)).flatMap((annotatorEssays, at) =>
      typeCells(annotatorEssays, `Annotator ${at + 1}`, errorTypes('conll-2014'), { all: 'All types' }),
    ),
};

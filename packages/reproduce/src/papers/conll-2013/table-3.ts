import type { Recipe } from '../../recipe.js';
import { errorTypes, typeCells } from '../essay-cells.js';
import { ESSAYS, essays } from './essays.js';

export const table3: Recipe = {
  paper: 'conll-2013',
  table: '3',
  needs: [ESSAYS],
  compute: async (bench) =>
    typeCells(await essays(bench), 'Test data', errorTypes('conll-2013'), { types: '5 types', all: 'all types' }),
};

import type { Recipe } from '../../recipe.js';
import { corpusCells } from '../essay-cells.js';
import { ESSAYS, essays } from './essays.js';

export const table2: Recipe = {
  paper: 'conll-2013',
  table: '2',
  needs: [ESSAYS],
  compute: async (bench) => corpusCells(await essays(bench)),
};

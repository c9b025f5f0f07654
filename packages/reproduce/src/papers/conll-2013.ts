import { once } from '../bench.js';
import { recipesOf } from '../recipe.js';
import { corpusCells, errorTypes, readEssays, typeCells } from './essay-cells.js';

const ESSAYS = 'conll13/original/data/official.sgml';
const essays = once((bench) => readEssays(bench, ESSAYS));

export const conll2013 = recipesOf('conll-2013', {
  2: { needs: [ESSAYS], compute: async (bench) => corpusCells(await essays(bench)) },
  3: {
    needs: [ESSAYS],
    compute: async (bench) =>
      typeCells(await essays(bench), 'Test data', errorTypes('conll-2013'), { types: '5 types', all: 'all types' }),
  },
});

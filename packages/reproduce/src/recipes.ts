import { conll2013 } from './papers/conll-2013.js';
import { conll2014 } from './papers/conll-2014/recipes.js';
import { errant } from './papers/errant/recipes.js';
import { humanEvaluation } from './papers/human-evaluation/recipes.js';
import { iMeasure } from './papers/i-measure/recipes.js';
import { m2 } from './papers/m2/recipes.js';
import { reassessment } from './papers/reassessment/recipes.js';
import { seeda } from './papers/seeda/recipes.js';
import type { Recipe } from './recipe.js';

/** The recipes of all tables for which there are public data. */
export const recipes: readonly Recipe[] = [
  ...m2,
  ...conll2013,
  ...conll2014,
  ...iMeasure,
  ...humanEvaluation,
  ...errant,
  ...reassessment,
  ...seeda,
];

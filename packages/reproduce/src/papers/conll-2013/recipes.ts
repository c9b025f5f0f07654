import { table2 } from './table-2.js';
import { table3 } from './table-3.js';
import type { Recipe } from '../../recipe.js';

export const conll2013: readonly Recipe[] = [table2, table3];

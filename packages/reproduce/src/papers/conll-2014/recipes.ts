import { kappa } from './kappa.js';
import { table2 } from './table-2.js';
import { table3 } from './table-3.js';
import { table7 } from './table-7.js';
import { table8 } from './table-8.js';
import { table9 } from './table-9.js';
import { table10 } from './table-10.js';
import { table11 } from './table-11.js';
import { table12 } from './table-12.js';
import type { Recipe } from '../../recipe.js';

export const conll2014: readonly Recipe[] = [kappa, table2, table3, table7, table8, table9, table10, table11, table12];

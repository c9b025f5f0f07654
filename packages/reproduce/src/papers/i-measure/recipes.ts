import { statements } from './statements.js';
import { table1 } from './table-1.js';
import { table2 } from './table-2.js';
import { table3 } from './table-3.js';
import { table4 } from './table-4.js';
import { table5 } from './table-5.js';
import { table6 } from './table-6.js';
import { table7 } from './table-7.js';
import { table8 } from './table-8.js';
import { table11 } from './table-11.js';
import type { Recipe } from '../../recipe.js';

export const iMeasure: readonly Recipe[] = [
  statements,
  table1,
  table2,
  table3,
  table4,
  table5,
  table6,
  table7,
  table8,
  table11,
];

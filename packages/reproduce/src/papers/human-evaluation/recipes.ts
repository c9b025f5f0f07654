import type { Recipe } from '../../recipe.js';
import { figure1 } from './figure-1.js';
import { figure3 } from './figure-3.js';
import { table1 } from './table-1.js';
import { table2a } from './table-2a.js';
import { table2b } from './table-2b.js';
import { table3a } from './table-3a.js';
import { table3b } from './table-3b.js';
import { table3c } from './table-3c.js';
import { table3d } from './table-3d.js';
import { table4 } from './table-4.js';
import { table5 } from './table-5.js';
import { table6 } from './table-6.js';
import { table7 } from './table-7.js';

export const humanEvaluation: readonly Recipe[] = [
  figure1,
  figure3,
  table1,
  table2a,
  table2b,
  table3a,
  table3b,
  table3c,
  table3d,
  table4,
  table5,
  table6,
  ...table7,
];

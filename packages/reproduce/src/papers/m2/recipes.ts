import { figure1 } from './figure-1.js';
import { figure2 } from './figure-2.js';
import { table2 } from './table-2.js';
import type { Recipe } from '../../recipe.js';

export const m2: readonly Recipe[] = [figure1, figure2, table2];

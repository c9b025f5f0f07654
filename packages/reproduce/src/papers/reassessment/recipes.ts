import type { Recipe } from '../../recipe.js';
import { figure1 } from './figure-1.js';
import { figure2 } from './figure-2.js';
import { table1 } from './table-1.js';
import { table2 } from './table-2.js';
import { table3 } from './table-3.js';
import { table4 } from './table-4.js';
import { withoutIpn } from './without-ipn.js';

export const reassessment: readonly Recipe[] = [figure1, figure2, table1, table2, table3, table4, withoutIpn];

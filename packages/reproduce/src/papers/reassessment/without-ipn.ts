import type { Recipe } from '../../recipe.js';
import { correlationCells, humanCorrelations } from './correlation-cells.js';
import { HUMAN_SCORES } from './human-scores.js';
import { TEXTS } from './metric-scores.js';

export const withoutIpn: Recipe = {
  paper: 'reassessment',
  table: 'without-ipn',
  needs: [...TEXTS, ...HUMAN_SCORES],
  compute: async (bench) => correlationCells(await humanCorrelations(bench, ['IPN'])),
};

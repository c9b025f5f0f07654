import { judgmentStatistics, type RankingTally } from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import { cellsOf, type Recipe } from '../../recipe.js';
import { JUDGMENTS, rankings } from './judgments.js';

export const table1: Recipe = {
  paper: 'human-evaluation',
  table: '1',
  needs: [JUDGMENTS],
  compute: async (bench) => {
    const { judges, total } = judgmentStatistics(await rankings(bench));
    return [...judges.flatMap((tally, at) => tallyCells(String(at + 1), tally)), ...tallyCells('Total', total)];
  },
};

function tallyCells(row: string, { rankings: count, unexpanded, expanded }: RankingTally): ComputedCell[] {
  return cellsOf(row, {
    Ranks: count,
    Unexpanded: unexpanded.pairs,
    'Unexpanded ties': unexpanded.ties,
    Expanded: expanded.pairs,
    'Expanded ties': expanded.ties,
  });
}

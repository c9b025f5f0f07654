import { countPairs, headToHead, type HeadToHead, type SignificanceLevel } from '@stet/core/internal';
import { once } from '../../bench.js';
import type { Recipe } from '../../recipe.js';
import { JUDGMENTS, systemPairs } from './judgments.js';

/** As the paper marks them. */
const MARKS: Readonly<Record<SignificanceLevel, string>> = { 0.01: '‡', 0.05: '†', 0.1: '*' };

export const table3d: Recipe = {
  paper: 'human-evaluation',
  table: '3d',
  needs: [JUDGMENTS],
  compute: async (bench) =>
    (await comparisons(bench)).cells.map(({ row, column, share, level }) => ({
      row,
      column,
      value: share ?? NaN,
      mark: level === null ? undefined : MARKS[level],
    })),
  charts: async ({ bench, id, draw }) => [
    draw.headToHeadBlock(`${id}-chart`, 'Computed shares', await comparisons(bench)),
  ],
};

const comparisons = once(async (bench): Promise<HeadToHead> => headToHead(countPairs(await systemPairs(bench))));

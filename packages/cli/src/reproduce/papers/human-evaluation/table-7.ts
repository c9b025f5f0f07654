import { pairwiseJudgments, selectRankings } from '@stet/core';
import type { Recipe } from '../../recipe.js';
import { JUDGMENTS, judges, rankings } from './judgments.js';
import { rankingCells } from './ranking-cells.js';

/** A part for each judge. Scores and ranges are those of the program behind the table: see docs/findings.md. */
export const table7: readonly Recipe[] = Array.from('abcdefgh', (part, at) => ({
  paper: 'human-evaluation',
  table: `7${part}`,
  needs: [JUDGMENTS],
  compute: async (bench) => {
    const [, judge] = (await judges(bench))[at];
    const own = selectRankings(await rankings(bench), { judges: [judge] });
    return rankingCells(bench, pairwiseJudgments(own, 'systems'), {
      ...{ method: 'expected-wins', confidence: 0.9, strictOriginal: true },
    });
  },
}));

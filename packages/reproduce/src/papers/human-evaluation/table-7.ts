import { countPairs, expectedWins, pairwiseJudgments, selectRankings } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';
import { JUDGMENTS, judges, rankings } from './judgments.js';
import { rankChart } from './rank-chart.js';
import { rankingCells } from './ranking-cells.js';

/** A subtable for each judge. Scores and ranges are those of the program behind the table: see docs/findings.md. */
export const table7: readonly Recipe[] = Array.from('abcdefgh', (letter, at) => ({
  paper: 'human-evaluation',
  table: `7${letter}`,
  needs: [JUDGMENTS],
  compute: async (bench) => {
    const [, judge] = (await judges(bench))[at];
    const judgeRankings = selectRankings(await rankings(bench), { judges: [judge] });
    const pairs = pairwiseJudgments(judgeRankings, 'systems');
    const scores = expectedWins(countPairs(pairs));
    return [
      ...(await rankingCells(bench, pairs, { method: 'expected-wins', confidence: 0.9, strictOriginal: true })),
      // By the formula of the paper, which the program does not follow.
      ...pairs.names.flatMap((name, system) => cellsOf(name, { 'Score over all opponents': scores[system] })),
    ];
  },
  charts: ({ id, cells }) => rankChart(`${id}-chart`, 'Expected Wins', cells),
}));

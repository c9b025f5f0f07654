import { drawRuns, pairwiseJudgments, type PairwiseMethodName } from '@stet/core/internal';
import { runnerOf } from '../../bench.js';
import type { ComputedCell } from '../../comparison/cell.js';
import { meanOf, toleranceOfMeans } from '../../monte-carlo.js';
import type { TableRecipe } from '../../recipe.js';
import { JUDGED_NAMES, SEEDA, judgedSentences, rankingsOf } from './files.js';

const METHODS: Readonly<Record<string, PairwiseMethodName>> = {
  'Expected Wins': 'expected-wins',
  TrueSkill: 'trueskill',
};

/** Expected Wins and TrueSkill of the systems: what was released are means over a thousand runs with unknown seeds. */
export const humanScoreTable: TableRecipe = {
  needs: SEEDA,
  seconds: 5,
  compute: async (bench) => {
    const cells: ComputedCell[] = [];
    for (const judged of JUDGED_NAMES) {
      const rankings = await rankingsOf(bench, judged, await judgedSentences(bench));
      const pairs = pairwiseJudgments(rankings, 'systems');
      for (const [title, method] of Object.entries(METHODS)) {
        const options = { method, unit: 'judgment', draws: 'counts', strictOriginal: false } as const;
        const runs = await drawRuns(pairs, { ...options, resamples: bench.runs, seed: bench.seed }, runnerOf(bench));
        cells.push(
          ...pairs.names.map((row, system) => {
            const scores = runs.map((run) => run[system]);
            return { row, column: `${judged} ${title}`, value: meanOf(scores), tolerance: toleranceOfMeans(scores) };
          }),
        );
      }
    }
    return cells;
  },
};

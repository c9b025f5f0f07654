import { pearson, spearman, williamsTest, type ComputedCell } from '@stet/core';
import type { Recipe } from '../../recipe.js';
import { HUMAN_SCORES, humanScores } from './human-scores.js';
import { TEXTS, metricScores } from './metric-scores.js';

const CORRELATIONS = { Pearson: pearson, Spearman: spearman };
/** The p-value of which the paper only says on which side of this it lies. */
const LEVEL = 0.1;
const TOLD_BY_LEVEL = 'M2 over GLEU, Spearman';

export const figure2: Recipe = {
  paper: 'reassessment',
  table: 'figure-2',
  needs: [...TEXTS, ...HUMAN_SCORES],
  compute: async (bench) => {
    const metrics = await metricScores(bench);
    return (await humanScores(bench)).flatMap(({ name: column, scores }) => {
      const human = [...scores.values()];
      const columns = metrics.map(({ name, systems }) => ({
        name,
        values: [...scores.keys()].map((system) => systems.get(system) ?? NaN),
      }));
      return Object.entries(CORRELATIONS).flatMap(([kind, correlate]) =>
        columns.flatMap((better) =>
          columns.flatMap((worse): ComputedCell[] => {
            const r12 = correlate(human, better.values) ?? NaN;
            const r13 = correlate(human, worse.values) ?? NaN;
            if (!(r12 > r13)) return [];
            const r23 = correlate(better.values, worse.values) ?? NaN;
            const p = williamsTest({ r12, r13, r23, n: human.length })?.oneSided ?? NaN;
            const row = `${better.name} over ${worse.name}, ${kind}`;
            if (row !== TOLD_BY_LEVEL) return [{ row, column, value: p }];
            return [
              { row, column, value: p < LEVEL ? '< 0.10' : '>= 0.10' },
              { row: `${row}, p`, column, value: p },
            ];
          }),
        ),
      );
    });
  },
};

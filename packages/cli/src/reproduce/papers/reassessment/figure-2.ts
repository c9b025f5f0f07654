import { metaEvaluate, type ComputedCell } from '@stet/core';
import type { Recipe } from '../../recipe.js';
import { HUMAN_SCORES, humanScores } from './human-scores.js';
import { TEXTS, metricScores } from './metric-scores.js';

/** The p-value of which the paper only says on which side of this it lies. */
const LEVEL = 0.1;
const TOLD_BY_LEVEL = 'M2 over GLEU, Spearman';

export const figure2: Recipe = {
  paper: 'reassessment',
  table: 'figure-2',
  needs: [...TEXTS, ...HUMAN_SCORES],
  compute: async (bench) => {
    const metrics = await metricScores(bench);
    return (await humanScores(bench)).flatMap((human) => {
      const { systemLevel } = metaEvaluate({ human, metrics }, { sections: ['tests'], resamples: 1 });
      return Object.entries({ Pearson: systemLevel.tests?.pearson, Spearman: systemLevel.tests?.spearman }).flatMap(
        ([kind, own]) =>
          (own?.tests ?? []).flatMap(({ better, worse, williams }) =>
            testCells(`${better} over ${worse}, ${kind}`, human.name, williams?.oneSided ?? NaN),
          ),
      );
    });
  },
};

function testCells(row: string, column: string, p: number): ComputedCell[] {
  if (row !== TOLD_BY_LEVEL) return [{ row, column, value: p }];
  return [
    { row, column, value: p < LEVEL ? '< 0.10' : '>= 0.10' },
    { row: `${row}, p`, column, value: p },
  ];
}

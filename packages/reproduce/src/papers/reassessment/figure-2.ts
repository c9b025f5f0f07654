import { correlate } from '@stet/core/internal';
import type { ComputedCell } from '../../comparison/cell.js';
import { once } from '../../bench.js';
import type { TableRecipe } from '../../recipe.js';
import { humanScores } from './human-scores.js';
import { SCORES, metricScores } from './metric-scores.js';

/** The paper only says on which side of this level the p-value of `TOLD_BY_LEVEL` lies. */
const LEVEL = 0.1;
const TOLD_BY_LEVEL = 'M2 over GLEU, Spearman';

export const figure2: TableRecipe = {
  needs: SCORES,
  compute: async (bench) =>
    (await matrices(bench)).flatMap(({ human, kind, tests: { tests } }) =>
      tests.flatMap(({ better, worse, williams }) =>
        testCells(`${better} over ${worse}, ${kind}`, human, williams?.oneSided ?? NaN),
      ),
    ),
  charts: async ({ bench, id, draw }) => [
    {
      block: 'side-by-side',
      blocks: (await matrices(bench)).map(({ human, kind, tests }, at) =>
        draw.williamsBlock(`${id}-${at + 1}`, `${kind}, ${human}`, tests),
      ),
    },
  ],
};

/** The tests for each ranking by people and each correlation. */
const matrices = once(async (bench) => {
  const metrics = await metricScores(bench);
  const tested = (await humanScores(bench)).map(async (scores) => {
    const { systemLevel } = await correlate(metrics, { scores }, { sections: ['tests'], resamples: 1 });
    if (systemLevel.tests === undefined) return [];
    return [
      { human: scores.name, kind: 'Pearson', tests: systemLevel.tests.pearson },
      { human: scores.name, kind: 'Spearman', tests: systemLevel.tests.spearman },
    ];
  });
  return (await Promise.all(tested)).flat();
});

function testCells(row: string, column: string, p: number): ComputedCell[] {
  if (row !== TOLD_BY_LEVEL) return [{ row, column, value: p }];
  return [
    { row, column, value: p < LEVEL ? '< 0.10' : '>= 0.10' },
    { row: `${row}, p`, column, value: p },
  ];
}

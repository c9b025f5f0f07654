import { correlate } from '@stet/core/internal';
import type { NamedSweep } from '@stet/charts';
import type { ComputedCell } from '../../comparison/cell.js';
import { once } from '../../bench.js';
import { cellsOf, type TableRecipe } from '../../recipe.js';
import { humanScores, readPrecisionRecall } from './correlation.js';
import { JUDGMENTS } from './judgments.js';

const CURVES = { combined: 'scores.m2', 'Annotator 1': 'scores.m2.0', 'Annotator 2': 'scores.m2.1' };

export const figure3: TableRecipe = {
  needs: [JUDGMENTS, ...Object.values(CURVES).map((file) => `human/metrics/${file}`)],
  compute: async (bench) => (await sweeps(bench)).flatMap(curveCells),
  charts: async ({ bench, id, draw }) => [
    draw.betaBlock(`${id}-rho`, 'Computed: Spearman’s ρ', await sweeps(bench), 'spearman'),
    draw.betaBlock(`${id}-r`, 'Computed: Pearson’s r', await sweeps(bench), 'pearson'),
  ],
};

const sweeps = once(async (bench): Promise<NamedSweep[]> => {
  const human = { name: 'people', scores: await humanScores(bench) };
  const metrics = await Promise.all(
    Object.entries(CURVES).map(async ([name, file]) => ({
      name,
      scores: human.scores,
      precisionRecall: await readPrecisionRecall(bench, file),
    })),
  );
  const { betaSweep = [] } = await correlate(metrics, { scores: human }, { sections: ['beta-sweep'] });
  return betaSweep.map((sweep) => ({ ...sweep, name: sweep.metric }));
});

function curveCells({ name, points, bestSpearman, bestPearson }: NamedSweep): ComputedCell[] {
  const curves = [
    { title: `rho, ${name}`, best: bestSpearman, kind: 'spearman' },
    { title: `r, ${name}`, best: bestPearson, kind: 'pearson' },
  ] as const;
  return curves.flatMap(({ title, best, kind }) => [
    ...cellsOf(`beta of the maximum of ${title}`, { Value: best?.beta ?? NaN }),
    ...cellsOf(`maximum of ${title}`, { Value: best?.value ?? NaN }),
    ...points.flatMap((point) => cellsOf(`${title}, at beta ${point.beta.toFixed(2)}`, { Value: point[kind] ?? NaN })),
  ]);
}

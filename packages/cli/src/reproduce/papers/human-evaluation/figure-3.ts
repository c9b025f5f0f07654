import { metaEvaluate, type ComputedCell } from '@stet/core';
import type { Bench } from '../../bench.js';
import { cellsOf, type Recipe } from '../../recipe.js';
import { humanScores, readPrecisionRecall } from './correlation.js';
import { JUDGMENTS } from './judgments.js';

const CURVES = { combined: 'scores.m2', 'Annotator 1': 'scores.m2.0', 'Annotator 2': 'scores.m2.1' };

export const figure3: Recipe = {
  paper: 'human-evaluation',
  table: 'figure-3',
  needs: [JUDGMENTS, ...Object.values(CURVES).map((file) => `human/metrics/${file}`)],
  compute: async (bench) =>
    (await Promise.all(Object.entries(CURVES).map(([name, file]) => curveCells(bench, name, file)))).flat(),
};

async function curveCells(bench: Bench, name: string, file: string): Promise<ComputedCell[]> {
  const precisionRecall = await readPrecisionRecall(bench, file);
  const human = { name: 'people', scores: await humanScores(bench) };
  const metrics = [{ name, scores: human.scores, precisionRecall }];
  const { betaSweep = [] } = metaEvaluate({ human, metrics }, { sections: ['beta-sweep'] });
  return betaSweep.flatMap(({ points, bestSpearman, bestPearson }) => [
    ...curve(
      `rho, ${name}`,
      bestSpearman,
      points.map(({ beta, spearman: value }) => ({ beta, value })),
    ),
    ...curve(
      `r, ${name}`,
      bestPearson,
      points.map(({ beta, pearson: value }) => ({ beta, value })),
    ),
  ]);
}

function curve(
  title: string,
  best: { readonly beta: number; readonly value: number } | null,
  points: readonly { readonly beta: number; readonly value: number | null }[],
): ComputedCell[] {
  return [
    ...cellsOf(`beta of the maximum of ${title}`, { Value: best?.beta ?? NaN }),
    ...cellsOf(`maximum of ${title}`, { Value: best?.value ?? NaN }),
    ...points.flatMap(({ beta, value }) => cellsOf(`${title}, at beta ${beta.toFixed(2)}`, { Value: value ?? NaN })),
  ];
}

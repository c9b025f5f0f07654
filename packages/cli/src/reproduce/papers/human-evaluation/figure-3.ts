import type { ComputedCell } from '@stet/core';
import type { Bench } from '../../bench.js';
import { cellsOf, type Recipe } from '../../recipe.js';
import { correlationsOf, humanScores, m2Scores } from './correlation.js';
import { JUDGMENTS } from './judgments.js';

const CURVES = { combined: 'scores.m2', 'Annotator 1': 'scores.m2.0', 'Annotator 2': 'scores.m2.1' };
/** From 1 down, as the original goes: the first of equal maxima counts. */
const BETAS = Array.from({ length: 100 }, (_, at) => (100 - at) / 100);

export const figure3: Recipe = {
  paper: 'human-evaluation',
  table: 'figure-3',
  needs: [JUDGMENTS, ...Object.values(CURVES).map((file) => `human/metrics/${file}`)],
  compute: async (bench) =>
    (await Promise.all(Object.entries(CURVES).map(([name, file]) => curveCells(bench, name, file)))).flat(),
};

async function curveCells(bench: Bench, name: string, file: string): Promise<ComputedCell[]> {
  const human = await humanScores(bench);
  const scores = await m2Scores(bench, file);
  const points = BETAS.map((beta) => ({ beta, ...correlationsOf(human, scores(beta)) }));
  return (['rho', 'r'] as const).flatMap((kind) => {
    const greatest = points.reduce((best, point) => (point[kind] > best[kind] ? point : best));
    return [
      ...cellsOf(`beta of the maximum of ${kind}, ${name}`, { Value: greatest.beta }),
      ...cellsOf(`maximum of ${kind}, ${name}`, { Value: greatest[kind] }),
      ...points.flatMap((point) =>
        cellsOf(`${kind} at beta ${point.beta.toFixed(2)}, ${name}`, { Value: point[kind] }),
      ),
    ];
  });
}

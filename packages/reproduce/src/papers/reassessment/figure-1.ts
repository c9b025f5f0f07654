import { correlate } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';
import { humanCorrelations } from './correlation-cells.js';
import { HUMAN_SCORES, humanScores } from './human-scores.js';
import { TEXTS, metricScores } from './metric-scores.js';

const plotOf = (metric: string, human: string): string => `${metric === 'I-MEASURE' ? 'I-measure' : metric}, ${human}`;

export const figure1: Recipe = {
  paper: 'reassessment',
  table: 'figure-1',
  needs: [...TEXTS, ...HUMAN_SCORES],
  compute: async (bench) => {
    const metrics = await metricScores(bench);
    const points = (await humanScores(bench)).flatMap(({ name: human, scores }) =>
      metrics.flatMap(({ name: metric, scores: systems }) =>
        [...scores].flatMap(([system, score]) =>
          cellsOf(`${system} in ${plotOf(metric, human)}`, { human: score, metric: systems.get(system) ?? NaN }),
        ),
      ),
    );
    const correlations = (await humanCorrelations(bench)).flatMap(({ metric, human, r, rho }) =>
      cellsOf(plotOf(metric, human), { r, rho }),
    );
    return [...correlations, ...points];
  },
  charts: async ({ bench, id, draw }) => {
    const metrics = await metricScores(bench);
    const options = { sections: ['correlations', 'leave-one-out'], resamples: 1 } as const;
    const plots = (await humanScores(bench)).map(async (scores, at) =>
      draw.scatterBlock(`${id}-${at + 1}`, await correlate(metrics, { scores }, options)),
    );
    return Promise.all(plots);
  },
};

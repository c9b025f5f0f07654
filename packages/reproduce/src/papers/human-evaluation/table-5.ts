import { correlate } from '@stet/core/internal';
import { cellsOf, type TableRecipe } from '../../recipe.js';
import { GOLD, SUBMISSIONS } from '../conll-2014/task.js';
import { fScores, humanScores, officialScores, readMetric, readPrecisionRecall } from './correlation.js';
import { JUDGMENTS } from './judgments.js';

const BETAS = ['1.0', '0.5', '0.25', '0.18', '0.1'];
const METRICS = { 'I-WAcc': 'scores.iwacc', BLEU: 'scores.bleu', METEOR: 'scores.meteor' };

export const table5: TableRecipe = {
  needs: [
    JUDGMENTS,
    GOLD,
    SUBMISSIONS,
    ...['scores.m2', ...Object.values(METRICS)].map((file) => `human/metrics/${file}`),
  ],
  compute: async (bench) => {
    const scores = { name: 'Expected Wins', scores: await humanScores(bench) };
    const released = await readPrecisionRecall(bench, 'scores.m2');
    const otherMetrics = await Promise.all(
      Object.entries(METRICS).map(async ([name, file]) => ({ name, scores: await readMetric(bench, file) })),
    );
    // The released scores were computed on another version of the gold than the one that was released.
    const rescored = await officialScores(bench);
    const m2Rows = BETAS.flatMap((beta) => [
      { name: `M2 F${beta}`, scores: fScores(released, Number(beta)) },
      { name: `M2 F${beta}, scored on the released gold`, scores: fScores(rescored, Number(beta)) },
    ]);
    const { systemLevel } = await correlate(
      [...m2Rows, ...otherMetrics],
      { scores },
      { sections: ['correlations'], resamples: 1 },
    );
    return (systemLevel.correlations ?? []).flatMap(({ metric, spearman, pearson }) =>
      cellsOf(metric, { "Spearman's rho": spearman.value ?? NaN, "Pearson's r": pearson.value ?? NaN }),
    );
  },
  reasons: [
    {
      row: 'M2 F0.18',
      column: "Pearson's r",
      reason: 'The row has the greatest rho and the greatest r of all beta; that of rho is at 0.18, that of r at 0.17.',
    },
  ],
};

import { figure, type BetaSweep, type Correlations } from '@stet/core/internal';
import { sweepTitle } from './sweep-title.js';
import { left, right, type TableModel } from '../table.js';

/** The rows of Table 5 of Grundkiewicz et al. (2015); with details all hundred betas are shown. */
const BETAS: readonly number[] = [1, 0.5, 0.25, 0.1];

export function sweepTables({ betaSweep = [] }: Correlations, details: boolean): TableModel[] {
  return betaSweep.map((sweep) => sweepTable(sweep, details));
}

function sweepTable(sweep: BetaSweep & { readonly metric: string }, details: boolean): TableModel {
  const { metric, n, points, bestSpearman, bestPearson } = sweep;
  const best = [bestSpearman?.beta, bestPearson?.beta];
  const shown = points.filter(({ beta }) => details || BETAS.includes(beta) || best.includes(beta));
  const mark = (beta: number, bestBeta: number | undefined): string => (beta === bestBeta ? '*' : '');
  return {
    title: `F of ${sweepTitle(metric)} for each beta (n = ${n})`,
    columns: [left('Beta'), right("Spearman's rho"), right("Pearson's r")],
    rows: shown.map(({ beta, spearman, pearson }) => [
      beta.toFixed(2),
      `${figure(spearman)}${mark(beta, bestSpearman?.beta)}`,
      `${figure(pearson)}${mark(beta, bestPearson?.beta)}`,
    ]),
    notes: ['* the largest of 1.00, 0.99, … 0.01; the first on the way down.'],
  };
}

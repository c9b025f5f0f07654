import {
  bootstrapRows,
  bootstrapSentences,
  clearWinner,
  concordanceOfCells,
  countCells,
  groupBySentence,
  pairwiseJudgments,
  relationCells,
  scoreDifferences,
  sortedInterval,
  tieStatistics,
  type ComputedCell,
  type PairwiseJudgments,
  type ResampledTaus,
} from '@stet/core';
import type { Bench } from '../../bench.js';
import type { Recipe } from '../../recipe.js';
import { JUDGMENTS, rankings, systemPairs } from '../human-evaluation/judgments.js';
import { TEXTS, bestM2Scores, metricScores } from './metric-scores.js';

const VARIANTS = { HTies: 'hties', NoTies: 'noties' } as const;

export const table3: Recipe = {
  paper: 'reassessment',
  table: '3',
  needs: [...TEXTS, JUDGMENTS],
  compute: async (bench) => [
    ...(await agreementCells(bench, 'Expanded', await systemPairs(bench))),
    ...(await agreementCells(bench, 'Unexpanded', pairwiseJudgments(await rankings(bench), 'outputs'))),
  ],
  reasons: [
    {
      row: 'comparisons',
      column: 'Unexpanded NoTies',
      reason:
        'People decided 14,822 of the pairs, and the taus are over these; 14,584 is how many of them GLEU decides too.',
    },
  ],
};

async function agreementCells(bench: Bench, set: string, pairs: PairwiseJudgments): Promise<ComputedCell[]> {
  const metrics = await metricScores(bench);
  const cells = metrics.map((metric) => relationCells(pairs, scoreDifferences(pairs, metric)));
  const statistics = cells.map((own) => tieStatistics(countCells(own)));
  const options = { resamples: bench.runs, seed: bench.seed };
  const byRow = bootstrapRows(cells, options);
  const bySentence = bootstrapSentences(groupBySentence(pairs.sentence, cells), cells.length, options);
  const decided = metrics.map(({ name }, at) => {
    const { concordant, discordant } = concordanceOfCells(countCells(cells[at]));
    return { row: `decided by people and by ${name}`, column: `${set} NoTies`, value: concordant + discordant };
  });
  const taus = Object.entries(VARIANTS).flatMap(([title, variant]) => {
    const values = statistics.map((own) => own[variant].tau ?? NaN);
    const columns = { [`${set} ${title}`]: byRow, [`${set} ${title}, resampled by sentence`]: bySentence };
    return [
      { row: 'comparisons', column: `${set} ${title}`, value: statistics[0][variant].n },
      ...Object.entries(columns).flatMap(([column, resampled]) => {
        const star = winnerOf(values, resampled[variant]);
        return metrics.map(({ name: row }, at) => ({
          ...{ row, column, value: values[at] },
          mark: at === star ? '*' : undefined,
        }));
      }),
    ];
  });
  return [...taus, ...decided, ...(await bestAnnotatorCells(bench, set, pairs))];
}

/** What the taus of M2 would be with the best annotator for each sentence. */
async function bestAnnotatorCells(bench: Bench, set: string, pairs: PairwiseJudgments): Promise<ComputedCell[]> {
  const metric = await bestM2Scores(bench);
  const statistics = tieStatistics(countCells(relationCells(pairs, scoreDifferences(pairs, metric))));
  return Object.entries(VARIANTS).map(([title, variant]) => ({
    ...{ row: metric.name, column: `${set} ${title}`, value: statistics[variant].tau ?? NaN },
  }));
}

/** The metric whose interval lies above all others. */
function winnerOf(taus: readonly number[], resampled: ResampledTaus['hties']): number | undefined {
  return clearWinner(
    taus,
    resampled.map((values) => sortedInterval(values)),
  );
}

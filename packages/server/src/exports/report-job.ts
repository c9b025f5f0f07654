import { reportPage, type Part } from '@stet/charts';
import type { HeadToHead, JudgeAgreement, Ranking } from '@stet/core';
import { judgmentStatistics } from '@stet/core';
import type { RankingResult } from '../dashboard/rank-jobs.js';

export interface ReportTask {
  readonly name: string;
  readonly rankings: readonly Ranking[];
  readonly ranking: RankingResult;
  readonly headToHead: HeadToHead;
  readonly agreement: JudgeAgreement;
}

const FEWEST_COMPARISONS = 50;
const DAGGERS = new Map([
  [0.1, '⋆'],
  [0.05, '†'],
  [0.01, '‡'],
]);

/** The results of a campaign as one page that needs no other file. */
export function campaignReport({ name, rankings, ranking, headToHead, agreement }: ReportTask): string {
  const { total, judges, sentences } = judgmentStatistics(rankings);
  const clusters = Math.max(0, ...ranking.systems.map(({ cluster }) => cluster));
  return reportPage({
    kind: 'Human evaluation',
    title: name,
    summary:
      `${judges.length} judges ranked the outputs of ${ranking.systems.length} systems for ${sentences} sentences, ` +
      `${total.rankings} rankings in all. They tell ${clusters} clusters of systems apart.`,
    chapters: [
      {
        id: 'ranking',
        heading: 'Ranking',
        text: 'Systems of one cluster cannot be told apart by these judgments.',
        parts: [rankRanges(ranking)],
      },
      {
        id: 'head-to-head',
        heading: 'Head to head',
        text: 'Of the judgments that decided between two systems, the share that the system of the column won.',
        parts: [comparisons(headToHead)],
      },
      {
        id: 'judges',
        heading: 'Judges',
        text: `Rankings of each judge: ${judges.map(({ judge, rankings: own }) => `${judge} ${own}`).join(', ')}.`,
        parts: [agreements(agreement)],
      },
    ],
  });
}

function rankRanges({ systems, confidence, resamples, signature }: RankingResult): Part {
  return {
    part: 'rank-ranges',
    id: 'rank-ranges',
    title: 'Expected Wins and rank ranges',
    caption: signature,
    systems,
    scoreName: 'Expected Wins',
    rangeName: `range of ranks in ${confidence * 100} % of ${resamples} resamples`,
  };
}

function comparisons({ systems, cells }: HeadToHead): Part {
  return {
    part: 'head-to-head',
    id: 'shares',
    title: 'Each system against each other one',
    caption: 'Two-sided sign test, ties aside: ⋆ p ≤ .10, † p ≤ .05, ‡ p ≤ .01.',
    systems,
    cells: systems.map((row) =>
      systems.map((column) => {
        const cell = cells.find((one) => one.row === row && one.column === column);
        if (cell === undefined || cell.share === null) return undefined;
        const { share, p, level, wins, losses } = cell;
        return { share, p, mark: DAGGERS.get(level ?? 1) ?? '', decided: wins + losses };
      }),
    ),
  };
}

function agreements({ judges, pairs }: JudgeAgreement): Part {
  return {
    part: 'agreement-matrix',
    id: 'agreement',
    title: "Cohen's kappa between judges, and of judges with themselves",
    judges,
    fewest: FEWEST_COMPARISONS,
    agreements: pairs.flatMap(({ judges: [first, second], kappa: { value, interval }, comparisons: count }) =>
      value === undefined
        ? []
        : [{ first, second, kappa: value, comparisons: count, ...(interval === undefined ? {} : { interval }) }],
    ),
  };
}

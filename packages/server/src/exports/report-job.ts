import { agreementBlock, headToHeadBlock, rankRangesBlock, reportPage } from '@stet/charts';
import type { HeadToHead, JudgeAgreement, Ranking, SystemRanking } from '@stet/core/internal';
import { judgmentStatistics } from '@stet/core/internal';

export interface ReportTask {
  readonly name: string;
  readonly rankings: readonly Ranking[];
  readonly ranking: SystemRanking;
  readonly bySentence: SystemRanking;
  readonly headToHead: HeadToHead;
  readonly agreement: JudgeAgreement;
}

const FEWEST_COMPARISONS = 50;

/** The results of a campaign as one self-contained page. */
export function campaignReport({ name, rankings, ranking, bySentence, headToHead, agreement }: ReportTask): string {
  const { total, judges, sentences } = judgmentStatistics(rankings);
  const clusters = Math.max(0, ...ranking.systems.map(({ cluster }) => cluster));
  return reportPage({
    kind: 'Human evaluation',
    title: name,
    summary:
      `${judges.length} judges ranked the outputs of ${ranking.systems.length} systems for ${sentences} sentences, ` +
      `${total.rankings} judgments in all. They tell ${clusters} clusters of systems apart.`,
    chapters: [
      {
        id: 'ranking',
        heading: 'Ranking',
        text: 'Systems of one cluster cannot be told apart by these judgments. The thin bars hold the ranks when whole sentences are drawn: a sentence judged ten times is not ten facts.',
        blocks: [rankRangesBlock('rank-ranges', 'Scores and ranks', ranking, bySentence)],
      },
      {
        id: 'head-to-head',
        heading: 'Head to head',
        text: 'Of the judgments that decided between two systems, the share that the system of the column won.',
        blocks: [headToHeadBlock('shares', 'Each system against each other one', headToHead)],
      },
      {
        id: 'judges',
        heading: 'Judges',
        text: `Judgments of each judge: ${judges.map(({ judge, rankings: count }) => `${judge} ${count}`).join(', ')}.`,
        blocks: [agreementBlock('agreement', 'Cohen’s kappa of each pair of judges', agreement, FEWEST_COMPARISONS)],
      },
    ],
  });
}

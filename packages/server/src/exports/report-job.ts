import {
  agreementBlock,
  drawingChapter,
  editsChapter,
  headToHeadBlock,
  rankRangesBlock,
  reportPage,
  scoresChapter,
  type Chapter,
} from '@stet/charts';
import {
  counted,
  drawingBias,
  judgmentStatistics,
  type HeadToHead,
  type Ranking,
  type Resampled,
  type SystemRanking,
} from '@stet/core/internal';
import type { CampaignAgreement } from '../dashboard/quality-job.js';
import type { JudgedVerdicts } from '../dashboard/verdicts-job.js';
import type { Protocol } from '../protocols/schemas.js';

export interface ReportTask {
  readonly name: string;
  readonly protocol: Protocol['kind'];
  readonly rankings: readonly Ranking[];
  readonly ranking: SystemRanking;
  readonly bySentence: SystemRanking;
  readonly headToHead: HeadToHead;
  readonly agreement: CampaignAgreement;
  /** How the intervals of the agreement were drawn. */
  readonly resampled: Resampled;
  /** The ranking by scores, where they rank all systems. */
  readonly assessment: SystemRanking | undefined;
  /** What judges said of edits, where they did. */
  readonly verdicts: JudgedVerdicts | undefined;
}

const FEWEST_COMPARISONS = 50;

const DONE: Readonly<Record<Protocol['kind'], string>> = {
  ranking: 'ranked the outputs',
  pairwise: 'compared pairs of outputs',
  direct: 'scored the outputs',
  edits: 'judged the edits and ranked the outputs',
};

/** The results of a campaign as one self-contained page. */
export function campaignReport(task: ReportTask): string {
  const { name, protocol, rankings, ranking, bySentence, headToHead, agreement } = task;
  const { total, judges, sentences } = judgmentStatistics(rankings);
  const clusters = Math.max(0, ...ranking.systems.map(({ cluster }) => cluster));
  return reportPage({
    kind: 'Human evaluation',
    title: name,
    summary:
      `${counted(judges.length, 'judge')} ${DONE[protocol]} of ${counted(ranking.systems.length, 'system')} for ` +
      `${counted(sentences, 'sentence')}, ${counted(total.rankings, 'judgment')} in all. ` +
      `That tells ${counted(clusters, 'cluster')} of systems apart.`,
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
      ...protocolChapters(task),
      {
        id: 'judges',
        heading: 'Judges',
        text: `Judgments of each judge: ${judges.map(({ judge, rankings: count }) => `${judge} ${count}`).join(', ')}.`,
        blocks: [agreementBlock('agreement', 'Cohen’s kappa of each pair of judges', agreement, FEWEST_COMPARISONS)],
      },
    ],
  });
}

/** What judgments hold beside ranks. */
function protocolChapters({ rankings, agreement, resampled, assessment, verdicts }: ReportTask): Chapter[] {
  const { scores } = agreement;
  const drawing = drawingBias(rankings);
  return [
    ...(scores.length === 0
      ? []
      : [scoresChapter({ ranking: assessment, agreed: { scales: scores, settings: resampled } })]),
    ...(verdicts === undefined
      ? []
      : [editsChapter(verdicts.statistics, { agreement: verdicts.agreement, settings: resampled })]),
    ...(drawing === undefined ? [] : [drawingChapter(drawing)]),
  ];
}

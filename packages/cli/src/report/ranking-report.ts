import type { Chapter, Block, Report } from '@stet/charts';
import { metricTitle, type HeadToHead, type SystemRanking } from '@stet/core/internal';
import { metricRankingTables, rankingHeading } from '../print/metric-ranking-tables.js';
import { judgeTables, rankingTable } from '../print/ranking-tables.js';
import type { MetricReport } from '../ranking/metric-rankings.js';
import type { JudgeReport, JudgmentCounts, RankingReport } from '../ranking/ranking-report.js';
import type { Drawing } from './report-options.js';
import { tableBlock } from './table-block.js';

const KIND = 'Ranking by people';

/** A ranking as a page: rank ranges, every pair of systems head to head, and what judgments hold beside ranks. */
export function rankingPage(
  title: string,
  report: RankingReport,
  protocolChapters: readonly Chapter[],
  draw: Drawing,
): Report {
  const { counts, ranking, bySentence, headToHead } = report;
  return {
    kind: KIND,
    title,
    summary: `${basis(counts, ranking)} ${verdict(ranking)}`,
    chapters: [
      {
        id: 'the-ranking',
        heading: 'Ranking',
        text: `Best first. Systems in one band cannot be told apart by these judgments.${bySentence === undefined ? '' : ' The thin bars hold the ranks when whole sentences are drawn: a sentence judged ten times is not ten facts.'}`,
        blocks: [
          {
            ...draw.rankRangesBlock('rank-ranges', 'Scores and ranks', ranking, bySentence),
            numbersNearby: true,
          },
          tableBlock('ranking', 'Scores, ranks and clusters', rankingTable(report)),
        ],
      },
      headToHeadChapter(headToHead, draw),
      ...protocolChapters,
    ],
  };
}

/** Rankings by metrics as judges, beside that by people where there is one, as a page. */
export function metricRankingPage(title: string, report: MetricReport, draw: Drawing): Report {
  const { people, metrics } = report;
  const tables = metricRankingTables(report);
  const ranked = [
    ...(people === undefined ? [] : [{ heading: 'People', ranking: people.ranking }]),
    ...metrics.map((metric) => ({ heading: rankingHeading(metric), ranking: metric.ranking })),
  ];
  return {
    kind: 'Ranking by metrics',
    title,
    summary: `Metrics that judge sentence by sentence: ${[...new Set(metrics.map(({ metric }) => metricTitle(metric)))].join(', ')}.`,
    chapters: [
      ...(people === undefined
        ? []
        : [
            {
              id: 'side-by-side',
              heading: 'Side by side',
              text: 'Best first by people. Judged: the metric was asked only about the pairs that people judged.',
              blocks: tables.slice(-1).map((table) => tableBlock('all-rankings', 'Scores and clusters', table)),
            },
          ]),
      ...ranked.map(({ heading, ranking }, index): Chapter => ({
        id: `ranking-${index + 1}`,
        heading,
        text: `Best first. Systems in one band cannot be told apart by these sentences. ${verdict(ranking)}`,
        blocks: [
          {
            ...draw.rankRangesBlock(`rank-ranges-${index + 1}`, 'Scores and ranks', ranking),
            numbersNearby: true,
          },
          tableBlock(`ranking-table-${index + 1}`, 'Scores, ranks and clusters', tables[index]),
        ],
      })),
    ],
  };
}

/** Every pair of systems head to head, as a page. */
export function headToHeadPage(title: string, counts: JudgmentCounts, result: HeadToHead, draw: Drawing): Report {
  return { kind: KIND, title, summary: basis(counts), chapters: [headToHeadChapter(result, draw)] };
}

/** The ranking of each judge, and how far they agree, as a page. */
export function judgesPage(title: string, report: JudgeReport, draw: Drawing): Report {
  const tables = judgeTables(report);
  return {
    kind: KIND,
    title,
    summary: `Judges ranked by alone: ${report.judges.map(({ judge }) => judge).join(', ')}.`,
    chapters: [
      {
        id: 'the-judges',
        heading: 'Each judge alone',
        text: 'What the ranking would be if this judge were the only one.',
        blocks: report.judges.map(({ judge, ranking }, index): Block =>
          draw.rankRangesBlock(`judge-${index + 1}`, judge, ranking),
        ),
      },
      {
        id: 'the-correlation',
        heading: 'Judge against judge',
        text: 'How far the scores of the systems by one judge correlate with those by another: about what a metric can hope for.',
        blocks: tables.slice(-1).map((table) => tableBlock('correlation', 'Correlation of the scores', table)),
      },
    ],
  };
}

function headToHeadChapter(result: HeadToHead, draw: Drawing): Chapter {
  return {
    id: 'the-pairs',
    heading: 'Head to head',
    text: 'Of the judgments that decided between two systems, the share that the system of the column won.',
    blocks: [draw.headToHeadBlock('head-to-head', 'Each system against each other one', result)],
  };
}

function basis({ judgments, decided, sentences, judges }: JudgmentCounts, ranking?: SystemRanking): string {
  const [total, clear] = [judgments, decided].map((count) => count.toLocaleString('en'));
  const judged =
    ranking?.method === 'direct-assessment'
      ? `Scored outputs: ${ranking.judgments.toLocaleString('en')}`
      : `Pairwise judgments: ${total}, of which ${clear} decided`;
  return `${judged}. Sentences: ${sentences}. Judges: ${judges}.`;
}

function verdict({ systems }: SystemRanking): string {
  const leaders = systems.filter(({ cluster }) => cluster === 1).map(({ name }) => name);
  return `In the first of ${systems.at(-1)?.cluster ?? 0} clusters: ${leaders.join(', ')}.`;
}

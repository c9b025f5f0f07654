import type { Chapter, Block, Report } from '@stet/charts';
import type { HeadToHead, SystemRanking } from '@stet/core/internal';
import { judgeTables, rankingTable, scaleTables } from '../print/ranking-tables.js';
import type { JudgeReport, JudgmentCounts, RankingReport } from '../ranking/ranking-report.js';
import type { Drawing } from './report-options.js';
import { tableBlock } from './table-block.js';

const KIND = 'Ranking by people';

/** A ranking as a page: rank ranges, and every pair of systems head to head. */
export function rankingPage(title: string, report: RankingReport, draw: Drawing): Report {
  const { counts, ranking, bySentence, headToHead } = report;
  return {
    kind: KIND,
    title,
    summary: `${basis(counts)} ${verdict(ranking)}`,
    chapters: [
      {
        id: 'the-ranking',
        heading: 'Ranking',
        text: `Best first. Systems in one band cannot be told apart by these judgments.${bySentence === undefined ? '' : ' The thin bars hold the ranks when whole sentences are drawn: a sentence judged ten times is not ten facts.'}`,
        blocks: [
          // The table below has the chart's numbers and its signature.
          {
            ...draw.rankRangesBlock('rank-ranges', 'Scores and ranks', ranking, bySentence),
            caption: '',
            numbersNearby: true,
          },
          tableBlock('ranking', 'Scores, ranks and clusters', rankingTable(report)),
          ...scaleTables(ranking).map((table) => tableBlock('scales', 'Each scale', table)),
        ],
      },
      headToHeadChapter(headToHead, draw),
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

function basis({ judgments, decided, sentences, judges }: JudgmentCounts): string {
  const [total, clear] = [judgments, decided].map((count) => count.toLocaleString('en'));
  return `Pairwise judgments: ${total}, of which ${clear} decided. Sentences: ${sentences}. Judges: ${judges}.`;
}

function verdict({ systems }: SystemRanking): string {
  const leaders = systems.filter(({ cluster }) => cluster === 1).map(({ name }) => name);
  return `In the first of ${systems.at(-1)?.cluster ?? 0} clusters: ${leaders.join(', ')}.`;
}

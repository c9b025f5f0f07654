import type { Command } from 'commander';
import { drawingBias, judgmentStatistics, scoreStatistics } from '@stet/core/internal';
import {
  JUDGMENT_FILE,
  addJudgmentOptions,
  readRankings,
  type JudgmentOptions,
} from '../../options/judgment-options.js';
import { drawingTable, statisticsTable } from '../../print/judgment-tables.js';
import { scoreStatisticsTables } from '../../print/score-tables.js';
import { statisticsPage } from '../../report/judgment-reports.js';
import { addReportOptions, present, type ReportOptions } from '../../report/report-options.js';
import { addExamples } from '../../options/command-options.js';

export function addJudgmentStatsCommand(program: Command): void {
  const command = program
    .command('stats')
    .description('Count judgments and the pairs in them, for each judge and in all, and show how pairs were drawn.')
    .argument('<file>', JUDGMENT_FILE);
  addExamples(addReportOptions(addJudgmentOptions(command)), [
    'stet judgments stats judgments.xml',
    'stet judgments stats --systems AMU,CAMB,RAC --json judgments.xml',
  ]).action(async (file: string, options: JudgmentOptions & ReportOptions) => {
    const rankings = await readRankings(file, options);
    const statistics = judgmentStatistics(rankings);
    const scores = scoreStatistics(rankings);
    const drawing = drawingBias(rankings);
    await present(options, file, {
      document: () => ({
        ...statistics,
        ...(scores.length === 0 ? {} : { scores }),
        ...(drawing === undefined ? {} : { drawing }),
      }),
      tables: () => [
        statisticsTable(statistics),
        ...scoreStatisticsTables(scores),
        ...(drawing === undefined ? [] : [drawingTable(drawing)]),
      ],
      page: (title) => statisticsPage(title, statistics, { scores, drawing }),
    });
  });
}

import type { Command } from 'commander';
import { judgmentStatistics } from '@stet/core/internal';
import {
  JUDGMENT_FILE,
  addJudgmentOptions,
  readRankings,
  type JudgmentOptions,
} from '../../options/judgment-options.js';
import { statisticsTable } from '../../print/judgment-tables.js';
import { statisticsPage } from '../../report/judgment-reports.js';
import { addReportOptions, present, type ReportOptions } from '../../report/report-options.js';
import { addExamples } from '../../options/command-options.js';

export function addJudgmentStatsCommand(program: Command): void {
  const command = program
    .command('stats')
    .description('Count judgments and the pairs in them, for each judge and in all.')
    .argument('<file>', JUDGMENT_FILE);
  addExamples(addReportOptions(addJudgmentOptions(command)), [
    'stet judgments stats judgments.xml',
    'stet judgments stats --systems AMU,CAMB,RAC --json judgments.xml',
  ]).action(async (file: string, options: JudgmentOptions & ReportOptions) => {
    const statistics = judgmentStatistics(await readRankings(file, options));
    await present(options, file, {
      document: () => statistics,
      tables: () => [statisticsTable(statistics)],
      page: (title) => statisticsPage(title, statistics),
    });
  });
}

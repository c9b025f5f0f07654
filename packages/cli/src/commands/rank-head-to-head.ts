import type { Command } from 'commander';
import { ADJUSTMENTS, headToHead, type Adjustment } from '@stet/core/internal';
import { addJudgmentOptions, type JudgmentOptions } from '../options/judgment-options.js';
import { headToHeadTable } from '../print/head-to-head-table.js';
import { countJudgments, readJudged } from '../ranking/rank-options.js';
import { headToHeadPage } from '../report/ranking-report.js';
import { addReportOptions, present, type ReportOptions } from '../report/report-options.js';
import { addExamples, choiceOption } from '../options/command-options.js';

interface HeadToHeadOptions extends JudgmentOptions, ReportOptions {
  readonly adjust: Adjustment;
}

export function addHeadToHeadCommand(rank: Command): void {
  const command = rank
    .command('head-to-head')
    .description('Compare every pair of systems directly: who is judged better how often, and whether that is chance.')
    .argument('<judgments>', 'a file of judgments, in any format that stet reads; "-" for standard input')
    .addOption(choiceOption('--adjust <way>', 'adjust p for the number of pairs', ADJUSTMENTS));
  addExamples(addReportOptions(addJudgmentOptions(command)), [
    'stet rank head-to-head judgments.xml',
    'stet rank head-to-head judgments.xml --adjust holm --format latex',
  ]).action(compare);
}

async function compare(file: string, options: HeadToHeadOptions): Promise<void> {
  const judged = await readJudged(file, options);
  const result = headToHead(judged.counts, options.adjust);
  const counts = countJudgments(judged);
  await present(options, file, {
    document: () => ({ ...counts, ...result }),
    tables: () => [headToHeadTable(result)],
    page: (title, draw) => headToHeadPage(title, counts, result, draw),
  });
}

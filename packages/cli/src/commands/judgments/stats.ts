import type { Command } from 'commander';
import { judgmentStatistics } from '@stet/core';
import { JUDGMENT_FILE, addJudgmentOptions, readRankings, type JudgmentOptions } from '../../judgment-options.js';
import { statisticsTable } from '../../print/judgment-tables.js';
import { addOutputOptions, print, type OutputOptions } from '../../print/output.js';

export function addJudgmentStatsCommand(program: Command): void {
  const command = program
    .command('stats')
    .description('Count rankings and pairwise judgments, for each judge and in all.')
    .argument('<file>', JUDGMENT_FILE);
  addOutputOptions(addJudgmentOptions(command))
    .addHelpText(
      'after',
      `
Examples:
  $ stet judgments stats judgments.xml
  $ stet judgments stats --systems AMU,CAMB,RAC --json judgments.xml`,
    )
    .action(async (file: string, options: JudgmentOptions & OutputOptions) => {
      const statistics = judgmentStatistics(await readRankings(file, options));
      print({ document: () => statistics, tables: () => [statisticsTable(statistics)] }, options);
    });
}

import type { Command } from 'commander';
import {
  drawingBias,
  drawingTable,
  editStatistics,
  editTables,
  haveEdits,
  judgmentStatistics,
  scoreStatistics,
  scoreStatisticsTables,
} from '@stet/core/internal';
import { readGold } from '@stet/node';
import {
  JUDGMENT_FILE,
  addJudgmentOptions,
  addStepOneOptions,
  readRankings,
  type JudgmentOptions,
} from '../../options/judgment-options.js';
import { statisticsTable } from '../../print/judgment-tables.js';
import { statisticsPage } from '../../report/judgment-reports.js';
import { addReportOptions, present, type ReportOptions } from '../../report/report-options.js';
import { addExamples } from '../../options/command-options.js';

interface StatsOptions extends JudgmentOptions, ReportOptions {
  readonly gold?: string;
}

export function addJudgmentStatsCommand(program: Command): void {
  const command = program
    .command('stats')
    .description('Count judgments and the pairs in them, for each judge and in all, and show how pairs were drawn.')
    .argument('<file>', JUDGMENT_FILE)
    .option('--gold <file>', 'where edits were judged: say how many of them are in this gold of the sentences');
  addExamples(addReportOptions(addStepOneOptions(addJudgmentOptions(command))), [
    'stet judgments stats judgments.xml',
    'stet judgments stats --systems AMU,CAMB,RAC --json judgments.xml',
    'stet judgments stats --ranks judgments_edit.xml --gold official-2014.combined.m2 step1.jsonl',
  ]).action(async (file: string, options: StatsOptions) => {
    const rankings = await readRankings(file, options);
    const statistics = judgmentStatistics(rankings);
    const scores = scoreStatistics(rankings);
    const drawing = drawingBias(rankings);
    const gold = options.gold === undefined ? undefined : await readGold(options.gold);
    const edits = haveEdits(rankings) ? editStatistics(rankings, gold) : undefined;
    await present(options, file, {
      document: () => ({
        ...statistics,
        ...(scores.length === 0 ? {} : { scores }),
        ...(drawing === undefined ? {} : { drawing }),
        ...(edits === undefined ? {} : { edits }),
      }),
      tables: () => [
        statisticsTable(statistics),
        ...scoreStatisticsTables(scores),
        ...(drawing === undefined ? [] : [drawingTable(drawing)]),
        ...(edits === undefined ? [] : editTables(edits)),
      ],
      page: (title, draw) => statisticsPage(title, statistics, { scores, drawing, edits }, draw),
    });
  });
}

import type { Command } from 'commander';
import {
  CHANCES,
  editAgreement,
  editAgreementTable,
  editStatistics,
  haveEdits,
  judgeAgreement,
  scoreAgreement,
  scoreAgreementTables,
  type Chance,
} from '@stet/core/internal';
import {
  JUDGMENT_FILE,
  addJudgmentOptions,
  addResampleOptions,
  addStepOneOptions,
  readNumberedRankings,
  type JudgmentOptions,
  type ResampleOptions,
} from '../../options/judgment-options.js';
import { addExamples, choiceOption, parseCount } from '../../options/command-options.js';
import { withProgress } from '../../print/progress.js';
import { agreementTables } from '../../print/judgment-tables.js';
import { agreementPage } from '../../report/judgment-reports.js';
import { addReportOptions, present, type ReportOptions } from '../../report/report-options.js';

interface AgreementOptions extends JudgmentOptions, ResampleOptions, ReportOptions {
  readonly minimum: number;
  readonly chance: Chance;
  readonly details?: true;
}

export function addAgreementCommand(program: Command): void {
  const command = program
    .command('agreement')
    .description('Measure how far judges agree with each other and with themselves.')
    .argument('<file>', JUDGMENT_FILE)
    .option('--minimum <count>', 'comparisons that two judges need to be shown, and to count', parseCount, 50)
    .addOption(choiceOption('--chance <kind>', 'agreement by chance, from the order of names or free of it', CHANCES))
    .option('--details', 'list each pair of judges with counts and interval');
  addExamples(addReportOptions(addResampleOptions(addStepOneOptions(addJudgmentOptions(command)))), [
    'stet judgments agreement judgments.xml',
    'stet judgments agreement --chance symmetric --details judgments.xml',
    'stet judgments agreement --without-judge ann --json judgments.xml',
    'stet judgments agreement --ranks judgments_edit.xml step1.jsonl',
  ]).action(measureAgreement);
}

async function measureAgreement(file: string, options: AgreementOptions): Promise<void> {
  const { minimum, chance, resamples, seed, confidence, details } = options;
  const settings = { minimum, chance, resamples, seed, confidence };
  const { rankings, numbering } = await readNumberedRankings(file, options);
  const agreement = await withProgress('Resampling', (onProgress) =>
    judgeAgreement(rankings, { ...settings, onProgress }),
  );
  const scores = scoreAgreement(rankings, settings);
  const edits = haveEdits(rankings) ? editAgreement(rankings, { resamples, seed, confidence }) : undefined;
  const shown = { ...settings, details: details === true };
  await present(options, file, {
    document: () => ({ ...settings, ...agreement, ...(scores.length === 0 ? {} : { scores }), edits, numbering }),
    tables: () => [
      ...agreementTables(agreement, shown),
      ...scoreAgreementTables(scores, shown),
      ...(edits === undefined ? [] : [editAgreementTable(edits, shown)]),
    ],
    page: (title, draw) => {
      const judged = edits && { statistics: editStatistics(rankings), agreement: edits };
      return agreementPage(title, agreement, { scores, edits: judged }, shown, draw);
    },
  });
}

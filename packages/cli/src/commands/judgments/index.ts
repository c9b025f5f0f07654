import type { Command } from 'commander';
import { addAgreementCommand } from './agreement.js';
import { addJudgmentConvertCommand } from './convert.js';
import { addJudgmentStatsCommand } from './stats.js';
import { addExamples } from '../../options/command-options.js';

export function addJudgmentsCommand(program: Command): void {
  const command = program
    .command('judgments')
    .description('Count human judgments, measure how far judges agree, and convert between formats.');
  addExamples(command, [
    'stet judgments stats judgments.xml',
    'stet judgments agreement judgments.xml',
    'stet judgments convert --to jsonl --output judgments.jsonl judgments.xml',
  ]);
  addJudgmentStatsCommand(command);
  addAgreementCommand(command);
  addJudgmentConvertCommand(command);
}

import type { Command } from 'commander';
import { addExamples } from '../../options/command-options.js';
import { addLintConvertCommand } from './convert.js';
import { addLintDiffCommand } from './diff.js';
import { addLintGateCommand } from './gate.js';
import { addLintReportCommand } from './report.js';
import { addLintRunCommand } from './run.js';

export function addLintCommand(program: Command): void {
  const command = program
    .command('lint')
    .description('Test a grammar checker: what each rule finds, how often it cries wolf, how long it takes.');
  addExamples(command, [
    'stet lint run --checker harper --output harper.jsonl texts',
    'stet lint convert --output vale.jsonl vale.json docs',
    'stet lint report --gold gold.m2 --detokenise run.jsonl',
    'stet lint diff --baseline old.jsonl new.jsonl',
    'stet lint gate --baseline old.jsonl new.jsonl',
  ]);
  addLintRunCommand(command);
  addLintConvertCommand(command);
  addLintReportCommand(command);
  addLintDiffCommand(command);
  addLintGateCommand(command);
}

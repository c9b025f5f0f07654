import type { Command } from 'commander';
import { printJudgments, printedJudgmentFormats, type JudgmentFormatName } from '@stet/core/internal';
import {
  JUDGMENT_FILE,
  addJudgmentOptions,
  readRankings,
  type JudgmentOptions,
} from '../../options/judgment-options.js';
import { writeOutput } from '../../print/output.js';
import { addExamples, optionalChoice } from '../../options/command-options.js';
import { destinationOption, formerDestination } from '../../options/destination-option.js';
import { say } from '../../print/terminal.js';

interface JudgmentConvertOptions extends JudgmentOptions {
  readonly to: JudgmentFormatName;
  readonly output: string;
}

export function addJudgmentConvertCommand(program: Command): void {
  const command = program
    .command('convert')
    .description('Convert judgments between formats, and say what could not be carried over.')
    .argument('<file>', JUDGMENT_FILE)
    .addOption(optionalChoice('--to <format>', 'the format to write', printedJudgmentFormats).makeOptionMandatory())
    .addOption(destinationOption('file', 'where to write, "-" for standard output').default('-'))
    .addOption(formerDestination());
  addExamples(addJudgmentOptions(command), [
    'stet judgments convert --to jsonl --output judgments.jsonl judgments.xml',
    'stet judgments convert --to pairs-ops --judge ann judgments.xml',
  ]).action(async (file: string, options: JudgmentConvertOptions) => {
    const { to, output, firstSentence } = options;
    const { text, lost } = printJudgments(await readRankings(file, options), to, { firstSentence });
    await writeOutput(output, text);
    for (const loss of lost) say(`not carried over: ${loss}`);
  });
}

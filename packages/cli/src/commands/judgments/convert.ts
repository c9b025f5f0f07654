import type { Command } from 'commander';
import { join } from 'node:path';
import {
  badOption,
  judgmentFolderFormats,
  printJudgmentFolder,
  printJudgments,
  printedJudgmentFormats,
  type JudgmentFormatName,
  type Ranking,
} from '@stet/core/internal';
import { readSource, writeFiles } from '@stet/node';
import {
  JUDGMENT_FILE,
  addJudgmentOptions,
  addStepOneOptions,
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
  readonly source?: string;
}

export function addJudgmentConvertCommand(program: Command): void {
  const command = program
    .command('convert')
    .description('Convert judgments between formats, and say what could not be carried over.')
    .argument('<file>', JUDGMENT_FILE)
    .addOption(
      optionalChoice('--to <format>', 'the format to write', [
        ...printedJudgmentFormats,
        ...judgmentFolderFormats,
      ]).makeOptionMandatory(),
    )
    .addOption(destinationOption('file', 'where to write, "-" for standard output; for seeda, a folder').default('-'))
    .option('--source <file>', 'seeda: the sentences that were judged')
    .addOption(formerDestination());
  addExamples(addStepOneOptions(addJudgmentOptions(command)), [
    'stet judgments convert --to jsonl --output judgments.jsonl judgments.xml',
    'stet judgments convert --to pairs-ops --judge ann judgments.xml',
    'stet judgments convert --to jsonl --ranks judgments_edit.xml step1.jsonl',
  ]).action(async (file: string, options: JudgmentConvertOptions) => {
    const { to } = options;
    const rankings = await readRankings(file, options);
    const write = judgmentFolderFormats.includes(to) ? writeFolder : writeFile;
    for (const loss of await write(rankings, options)) say(`not carried over: ${loss}`);
  });
}

/** Writes a format that is one file, and returns what it cannot hold. */
async function writeFile(
  rankings: readonly Ranking[],
  { to, output, firstSentence }: JudgmentConvertOptions,
): Promise<readonly string[]> {
  const { text, lost } = printJudgments(rankings, to, { firstSentence });
  await writeOutput(output, text);
  return lost;
}

/** Writes a format that is a folder of files, and returns what it cannot hold. */
async function writeFolder(
  rankings: readonly Ranking[],
  { to, output, source: sourceFile, firstSentence }: JudgmentConvertOptions,
): Promise<readonly string[]> {
  if (output === '-') throw badOption('--output with a folder to write to', 'none', 'Name a folder.');
  const sentences = sourceFile === undefined ? undefined : await readSource(sourceFile);
  const source = sentences?.map((sentence) => sentence.source);
  const { files, lost } = printJudgmentFolder(rankings, to, { firstSentence, source });
  await writeFiles(files.map(({ path, text }) => ({ file: join(output, path), text })));
  return lost;
}

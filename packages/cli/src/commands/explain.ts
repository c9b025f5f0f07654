import type { Command } from 'commander';
import { createEditMetric, explainSentences, outputsDiffer } from '@stet/core';
import { addScoringOptions, metricSpecs, parseCount, type ScoringOptions } from '../options.js';
import { printExplanation } from '../print/explanation.js';
import { badOption, readInput, type Input } from './read.js';

interface ExplainOptions extends ScoringOptions {
  readonly sentence?: readonly number[];
  readonly differ?: true;
  readonly json?: true;
}

export function addExplainCommand(program: Command): void {
  const command = program
    .command('explain')
    .description('Show for each sentence the gold edits, the edits found, which match, and the running totals.')
    .argument('<system...>', 'output files, a sentence a line: FILE, NAME=FILE, or a folder of them');
  addScoringOptions(command)
    .option('--sentence <number>', 'only this sentence, counted from 1; may be given several times', collectNumber)
    .option('--differ', 'only sentences for which the systems wrote different text')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ stet explain --gold gold.m2 --sentence 12 out.txt
  $ stet explain --gold gold.m2 --differ old=before.txt new=after.txt
  $ stet explain --gold gold.m2 --json out.txt`,
    )
    .action(explain);
}

function collectNumber(text: string, previous: readonly number[] = []): number[] {
  return [...previous, parseCount(text)];
}

async function explain(args: string[], options: ExplainOptions): Promise<void> {
  const input = await readInput(args, options);
  checkOptions(options, input);
  const metric = createEditMetric(metricSpecs(options)[0]);
  const sentences = explainSentences(metric, input.sentences, input.systems).filter(
    (sentence) =>
      (options.sentence?.includes(sentence.sentence) ?? true) &&
      (options.differ !== true || outputsDiffer(sentence.systems)),
  );
  process.stdout.write(
    options.json === true ? `${JSON.stringify({ sentences })}\n` : sentences.map(printExplanation).join('\n'),
  );
}

function checkOptions({ sentence = [], differ, metric }: ExplainOptions, { sentences, systems }: Input): void {
  const outside = sentence.find((number) => number < 1 || number > sentences.length);
  if (outside !== undefined) {
    throw badOption(`--sentence from 1 to ${sentences.length}`, String(outside), 'Sentences are counted from 1.');
  }
  if (differ === true && systems.length < 2) {
    throw badOption(
      'two systems or more with --differ',
      String(systems.length),
      'Name another system to compare with.',
    );
  }
  if (metric.length > 1) throw badOption('one metric', metric.join(', '), 'Explain one metric at a time.');
}

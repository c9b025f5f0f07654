import type { Command } from 'commander';
import { badOption, explainSentences, outputsDiffer, type WholeCorpus } from '@stet/core/internal';
import { exploreInput } from '../exploration/explore-input.js';
import { openExplaining } from '../exploration/open-explaining.js';
import { addScoringOptions, metricSpecs, type ScoringOptions } from '../options/scoring-options.js';
import { addExamples, parseCount } from '../options/command-options.js';
import { printExplanation } from '../print/explanation.js';
import { markTable } from '../print/mark-table.js';
import { print } from '../print/output.js';
import { explainPage } from '../report/explain-report.js';
import { addReportOptions, sayWritten, writePage, type ReportOptions } from '../report/report-options.js';
import { readInput } from '../input/open-input.js';
import { printJson, printText } from '../print/terminal.js';

interface ExplainOptions extends ScoringOptions, ReportOptions {
  readonly sentence?: readonly number[];
  readonly differ?: true;
}

export function addExplainCommand(program: Command): void {
  const command = program
    .command('explain')
    .description('Show for each sentence the gold edits, the edits found, which match, and the running totals.')
    .argument('<system...>', 'output files, one sentence per line: FILE, NAME=FILE, or a folder of them');
  addReportOptions(addScoringOptions(command))
    .option('--sentence <number>', 'only this sentence, counted from 1; may be given several times', collectNumber)
    .option('--differ', 'only sentences for which the systems wrote different text');
  addExamples(command, [
    'stet explain --gold gold.m2 --sentence 12 out.txt',
    'stet explain --gold gold.m2 --differ old=before.txt new=after.txt',
    'stet explain --gold gold.m2 --html sentences.html systems/',
    'stet explain --gold gold.m2 --format csv out.txt',
    'stet explain --gold gold.m2 --json out.txt',
  ]).action(explain);
}

function collectNumber(text: string, previous: readonly number[] = []): number[] {
  return [...previous, parseCount(text)];
}

async function explain(args: string[], options: ExplainOptions): Promise<void> {
  const whole = await readInput(args, options);
  checkOptions(options, whole);
  const { metric, corpus: input } = await openExplaining(metricSpecs(options)[0], whole);
  const { html, format, json } = options;
  if (html === undefined && (json === true || format === 'json' || format === 'text')) {
    const sentences = explainSentences(metric, input.sentences, input.outputs).filter(({ sentence, systems }) =>
      isShown(sentence, systems, options),
    );
    if (json !== true && format === 'text') printText(sentences.map(printExplanation).join('\n'));
    else printJson({ sentences });
    return;
  }
  const explored = await exploreInput(metric, input);
  const sentences = explored.sentences.filter(({ sentence, outputs }) => isShown(sentence, outputs, options));
  const exploration = { ...explored, sentences };
  if (html === undefined) {
    print(options, { tables: () => [markTable(exploration)], document: () => ({ sentences }) });
    return;
  }
  // The page alone: what it shows would fill the terminal many times over.
  await writePage(
    (title) => explainPage(title, exploration),
    { html, title: options.title, language: options.language },
    options.gold ?? options.source ?? '',
  );
  sayWritten(html);
}

interface SystemOutput {
  readonly hypothesis: string;
}

function isShown(number: number, outputs: readonly SystemOutput[], { sentence, differ }: ExplainOptions): boolean {
  return (sentence?.includes(number) ?? true) && (differ !== true || outputsDiffer(outputs));
}

function checkOptions({ sentence = [], differ, metric }: ExplainOptions, { sentences, outputs }: WholeCorpus): void {
  const outside = sentence.find((number) => number < 1 || number > sentences.length);
  if (outside !== undefined) {
    throw badOption(`--sentence from 1 to ${sentences.length}`, String(outside), 'Sentences are counted from 1.');
  }
  if (differ === true && outputs.length < 2) {
    throw badOption(
      'two systems or more with --differ',
      String(outputs.length),
      'Name another system to compare with.',
    );
  }
  if (metric.length > 1) throw badOption('one metric', metric.join(', '), 'Explain one metric at a time.');
}

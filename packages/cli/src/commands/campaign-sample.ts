import { basename } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import {
  StetError,
  distinctHistogram,
  drawCampaign,
  printAppraise,
  printSampledSets,
  sentenceChances,
  summariseCampaign,
  type CampaignPlan,
  type SystemLines,
} from '@stet/core/internal';
import { checkStandardInput, readSource, readSystem, systemFiles } from '@stet/node';
import { addExamples, choiceOption, parseCount, parseNumber } from '../options/command-options.js';
import { campaignTables, histogramTable } from '../print/campaign-tables.js';
import { histogramPage, planPage } from '../report/campaign-reports.js';
import { addReportOptions, present, type ReportOptions } from '../report/report-options.js';
import { writeOutput } from '../print/output.js';
import { campaignCommand } from './campaign.js';

const PROTOCOLS = ['ranking', 'pairwise'] as const;
const PLAN_FORMATS = ['json', 'appraise', 'sets'] as const;

interface SampleOptions extends ReportOptions {
  readonly source: string;
  readonly protocol: (typeof PROTOCOLS)[number];
  readonly items: number;
  readonly judges: readonly string[];
  readonly perItem: number;
  readonly inter?: number;
  readonly intra: number;
  readonly seed: number;
  readonly uniform?: true;
  readonly replacement: boolean;
  readonly histogram?: true;
  readonly output?: string;
  readonly to: (typeof PLAN_FORMATS)[number];
}

/** The share of items that go to two judges, if there are several. */
const INTER = 0.3;

export function addCampaignSampleCommand(program: Command): void {
  const command = campaignCommand(program)
    .command('sample')
    .description('Draw the sentences and outputs of a human evaluation, and plan who judges them.')
    .argument('<system...>', 'output files, NAME=FILE, or folders of them; the source may be one of the systems')
    .requiredOption('--source <file>', 'source sentences, one per line')
    .addOption(
      choiceOption('--protocol <name>', 'rank several outputs, or compare two, each pair equally often', PROTOCOLS),
    )
    .option('--items <count>', 'sentences with outputs to draw', parseCount, 200)
    .option('--judges <names>', 'their number, or their names, separated by commas', parseJudges, ['judge1'])
    .option('--per-item <count>', 'how many outputs to show together at most', parseCount, 5)
    .option('--inter <share>', `of items for a second judge (default: ${INTER}, or 0 for one judge)`, parseNumber)
    .option('--intra <share>', 'of items to show again to the same judge', parseNumber, 0.1)
    .option('--seed <number>', 'of the draws', parseCount, 1)
    .option('--uniform', 'show any outputs of a sentence, and do not even out how often systems are compared')
    .option('--no-replacement', 'draw no sentence twice')
    .option('--output <file>', 'write the plan, "-" for standard output')
    .addOption(
      choiceOption('--to <format>', 'the format of the plan: JSON, items for Appraise, or sampled sets', PLAN_FORMATS),
    )
    .option('--histogram', 'only print how many different outputs sentences have, and how likely they are to be drawn');
  addExamples(addReportOptions(command), [
    'stet campaign sample --source source.txt --items 200 --judges 8 --output plan.json systems/',
    'stet campaign sample --source source.txt --judges ann,ben --output items.xml --to appraise INPUT=source.txt systems/',
    'stet campaign sample --source source.txt --protocol pairwise --items 300 --output plan.json systems/',
    'stet campaign sample --source source.txt --histogram systems/',
  ]).action(sample);
}

async function sample(args: string[], options: SampleOptions): Promise<void> {
  const files = await systemFiles(args);
  checkStandardInput([options.source, ...files.map(({ file }) => file)]);
  const sentences = await readSource(options.source);
  if (sentences.length === 0) {
    throw new StetError({
      code: 'NOTHING_TO_JUDGE',
      file: options.source,
      expected: 'sentences, one per line',
      found: 'none',
      remedy: 'Check the file.',
    });
  }
  const systems = await Promise.all(files.map((file) => readSystem(file, sentences, options.source)));
  if (options.histogram === true) {
    await presentHistogram(systems, options);
    return;
  }
  const { protocol, items, judges, perItem, inter = judges.length > 1 ? INTER : 0, intra, seed, replacement } = options;
  const plan = drawCampaign(
    { sources: sentences.map(({ source }) => source), systems },
    { protocol, items, judges, perItem, inter, intra, seed, balanced: options.uniform !== true, replacement },
  );
  if (options.output !== undefined) await writeOutput(options.output, printPlan(plan, options));
  if (options.output === '-') return;
  const summary = summariseCampaign(plan);
  await present(options, options.source, {
    document: () => ({ summary, plan }),
    tables: () => campaignTables(plan, summary),
    page: (title) => planPage(title, plan, summary),
  });
}

function printPlan(plan: CampaignPlan, { to, source }: SampleOptions): string {
  if (to === 'appraise') return printAppraise(plan, basename(source));
  return to === 'sets' ? printSampledSets(plan) : `${JSON.stringify(plan)}\n`;
}

async function presentHistogram(systems: readonly SystemLines[], options: SampleOptions): Promise<void> {
  const chances = sentenceChances(systems, options.perItem);
  const histogram = distinctHistogram(chances, systems.length);
  await present(options, options.source, {
    document: () => ({
      histogram,
      sentences: chances.map(({ sentence, multiplicities, coverage, pseudoProbability, probability }) => ({
        sentence,
        multiplicities,
        coverage,
        pseudoProbability,
        probability,
      })),
    }),
    tables: () => [histogramTable(chances, histogram, options.format === 'text')],
    page: (title) => histogramPage(title, chances, histogram),
  });
}

function parseJudges(text: string): string[] {
  if (/^\d{1,4}$/u.test(text)) return Array.from({ length: Number(text) }, (_, at) => `judge${at + 1}`);
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new InvalidArgumentError('It must be a number, or names separated by commas');
  return names;
}

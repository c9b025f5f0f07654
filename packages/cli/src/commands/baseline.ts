import type { Command } from 'commander';
import {
  checkAnnotator,
  createEditMetric,
  goldTitles,
  makeBaseline,
  metricKinds,
  printBaseline,
  specOptions,
  valuePart,
} from '@stet/core/internal';
import { checkStandardInput, shortHash, tools } from '@stet/node';
import { addCleanOptions, readClean, type CleanOptions } from '../gate/clean-options.js';
import { measure, readGoldAndSystem } from '../gate/read-system.js';
import { refuseOverwriting } from '../gate/refuse-overwriting.js';
import { addMetricOptions, changesNumber, metricSpec } from '../options/metric-options.js';
import { baselineTable } from '../print/gate/baseline-table.js';
import { addOutputOptions, print, writeOutput, type OutputOptions } from '../print/output.js';
import { skipOption } from '../options/skip-option.js';
import { addExamples, choiceOption } from '../options/command-options.js';

interface BaselineOptions extends CleanOptions, OutputOptions {
  readonly gold: string;
  readonly skipBadEdits?: true;
  readonly metric: string;
  readonly annotator?: number;
  readonly output: string;
}

/** Metrics that count edits: only these can say which edits were lost, and which drops could be found. */
const editKinds = metricKinds.filter(({ countsEdits }) => countsEdits);
const editMetrics = editKinds.map(({ name }) => name);

export function addBaselineCommand(program: Command): void {
  const command = program
    .command('baseline')
    .description('Record how a system does now, in a small file that stet gate tests later versions against.')
    .argument('<system>', 'output of the system, one sentence per line: FILE or NAME=FILE; "-" for standard input')
    .requiredOption('--gold <file>', `gold edits: ${goldTitles}`)
    .addOption(skipOption())
    .requiredOption('--output <file>', 'the baseline to write; "-" for standard output')
    .addOption(choiceOption('--metric <name>', 'metric that decides', editMetrics));
  addMetricOptions(command, editKinds, (shared) => changesNumber(shared) && shared.key !== 'strictOriginal');
  addExamples(addOutputOptions(addCleanOptions(command)), [
    'stet baseline --gold gold.m2 out.txt --output baseline.json',
    'stet baseline --gold gold.m2 --clean clean.txt --clean-output out-clean.txt out.txt --output baseline.json',
  ]).action(writeBaseline);
}

async function writeBaseline(arg: string, options: BaselineOptions): Promise<void> {
  const { gold, clean, cleanOutput, output } = options;
  checkStandardInput([gold, arg, clean, cleanOutput].filter((file) => file !== undefined));
  const spec = metricSpec(options.metric, options);
  const metric = await createEditMetric(spec, (given) => tools.metric(given));
  const input = await readGoldAndSystem(arg, gold, options);
  refuseOverwriting([gold, input.system.file, clean, cleanOutput], [output]);
  if (options.annotator !== undefined) checkAnnotator(options.annotator, input.sentences, gold);
  const cleanText = await readClean(options);
  const { sentences, system, alignments } = await measure(metric, input);
  const baseline = makeBaseline(metric, specOptions(spec), sentences, { ...system, alignments }, shortHash, cleanText);
  const text = printBaseline(baseline);
  await writeOutput(output, text);
  if (output === '-') return;
  const bytes = Buffer.byteLength(text);
  print(options, {
    document: () => ({
      system: baseline.system,
      metric: metric.name,
      signature: baseline.signature,
      value: baseline.value,
      sentences: sentences.length,
      ...(baseline.clean === undefined ? {} : { clean: baseline.clean }),
      bytes,
    }),
    tables: () => [baselineTable(baseline, valuePart(metric).title, bytes)],
  });
}

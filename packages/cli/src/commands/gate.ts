import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import {
  StetError,
  compareWithBaseline,
  createEditMetric,
  gateReport,
  makeBaseline,
  measure as measureCorpus,
  openWhole,
  parseBaseline,
  printBaseline,
  refuseChangedGold,
  testDrop,
  testDrops,
  valuePart,
  type BaselineComparison,
  type DropTest,
  type EditMetric,
  type GateReport,
  type MetricCheck,
  type MetricSpec,
  type WholeCorpus,
} from '@stet/core/internal';
import { checkStandardInput, readText, shortHash, tools, writeFiles } from '@stet/node';
import { readClean } from '../gate/clean-options.js';
import { addGateOptions, checkGateOptions, type GateOptions } from '../gate/gate-options.js';
import { measure, readGoldAndSystem } from '../gate/read-system.js';
import { refuseOverwriting } from '../gate/refuse-overwriting.js';
import { reportFiles } from '../gate/report-files.js';
import { gateAnnotations } from '../print/gate/annotations.js';
import { gateText } from '../print/gate/text.js';
import { withRunner } from '../print/progress.js';
import { addExamples } from '../options/command-options.js';
import { withFiles } from '../options/metric-options.js';
import { failuresOf, tellFailures, withPrograms } from '../options/program-options.js';
import { printText } from '../print/terminal.js';
import { withoutCommands } from '../print/workflow-commands.js';

/** The confidence of the interval of the change. */
const CONFIDENCE = 0.95;
const EXIT_FAILED = 1;

export function addGateCommand(program: Command): void {
  const command = program
    .command('gate')
    .description('Fail when a system does significantly worse than its baseline, or edits clean text too often.')
    .argument('<system>', 'output of the system, one sentence per line: FILE or NAME=FILE; "-" for standard input');
  addExamples(
    addGateOptions(command),
    [
      'stet gate --baseline baseline.json --gold gold.m2 out.txt',
      'stet gate --baseline baseline.json --gold gold.m2 --clean clean.txt --clean-output out-clean.txt --max-clean-edits 3 out.txt',
      'stet gate --baseline baseline.json --gold gold.m2 --junit gate.xml --summary "$GITHUB_STEP_SUMMARY" --annotations out.txt',
    ],
    'Exit code 0: it passes; 1: it fails; 2: something is wrong with the input.',
  ).action(gate);
}

function gate(arg: string, options: GateOptions): Promise<void> {
  return withPrograms(options, ({ specs }) => gateBy(specs, arg, options));
}

async function gateBy(programs: readonly MetricSpec[], arg: string, options: GateOptions): Promise<void> {
  checkGateOptions(options);
  const { baseline: file, gold, clean, cleanOutput } = options;
  checkStandardInput([file, gold, arg, clean, cleanOutput].filter((name) => name !== undefined));
  const baseline = parseBaseline(await readText(file), file);
  const spec = withFiles(baseline.metric, options);
  const metric = await createEditMetric(spec, (given) => tools.metric(given));
  const { sentences, system, alignments } = await measure(metric, await readGoldAndSystem(arg, gold, options));
  refuseOverwriting([file, gold, system.file, clean, cleanOutput], [options.json, options.junit, options.summary]);
  const cleanText = await readClean(options);
  const comparison = compareWithBaseline(metric, baseline, { sentences, output: system, alignments }, shortHash);
  if (options.strictGold === true) refuseChangedGold(comparison, baseline, gold);
  const { level, resamples, seed } = options;
  const { metrics, failures } = await testPrograms(programs, comparison, gold, options);
  const report = gateReport(
    {
      metric,
      baseline,
      system: system.name,
      comparison,
      test: await testComparison(metric, spec, comparison, options),
      options: { level, resamples, seed, confidence: CONFIDENCE },
      ...(cleanText === undefined
        ? {}
        : { clean: { ...cleanText, limits: { maxEdits: options.maxCleanEdits, maxRate: options.maxCleanRate } } }),
      metrics,
    },
    shortHash,
  );
  const measured = { ...system, alignments };
  const updated = makeBaseline(metric, baseline.metric.options, sentences, measured, shortHash, cleanText);
  await writeFiles([
    ...(await reportFiles(report, system.file, options)),
    ...(options.update === true && report.passed
      ? // Without --clean, the baseline keeps its clean text.
        [{ file, text: printBaseline({ ...baseline, ...updated }) }]
      : []),
  ]);
  printReport(report, system.file, options);
  if (!report.passed) process.exitCode = EXIT_FAILED;
  tellFailures(failures);
}

/** Tests the metrics of programs on what the system wrote then and now. */
async function testPrograms(
  specs: readonly MetricSpec[],
  { sentences, before, now }: BaselineComparison,
  basis: string,
  { level, resamples, seed, threads }: GateOptions,
): Promise<{ readonly metrics: readonly MetricCheck[]; readonly failures: readonly StetError<string>[] }> {
  if (specs.length === 0) return { metrics: [], failures: [] };
  const outputs = Object.entries({ now, before }).map(([name, { lines }]) => ({ name, file: name, lines }));
  const corpus: WholeCorpus = { basis, has: 'edits', sentences, outputs };
  try {
    return await withRunner(threads, async (runner) => {
      const measured = await measureCorpus(openWhole(corpus), specs, runner);
      const { drops, board } = await testDrops(measured, { level, resamples, seed, confidence: CONFIDENCE }, runner);
      return {
        metrics: board.metrics.map((metric, at) => ({ metric: metric.name, part: valuePart(metric), ...drops[at] })),
        failures: failuresOf(board),
      };
    });
  } catch (error) {
    // The metric of the baseline has its say all the same.
    if (error instanceof StetError) return { metrics: [], failures: [error] };
    throw error;
  }
}

async function testComparison(
  metric: EditMetric,
  spec: MetricSpec,
  { sentences, before, now }: BaselineComparison,
  { level, resamples, seed, threads }: GateOptions,
): Promise<DropTest> {
  const options = { level, resamples, seed, confidence: CONFIDENCE };
  return withRunner(threads, (runner) => testDrop(metric, spec, sentences, { before, now }, options, runner));
}

function printReport(
  report: GateReport,
  file: string,
  { format, json, top, annotations, cleanOutput }: GateOptions,
): void {
  const text = gateText(report, file, json === '-' ? 'json' : format, top);
  printText(
    annotations === true
      ? withoutCommands(text, randomUUID()) + gateAnnotations(report, { system: file, cleanOutput }, top)
      : text,
  );
}

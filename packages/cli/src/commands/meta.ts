import type { Command } from 'commander';
import { badOption, correlate, type Correlations, type MetricSpec } from '@stet/core/internal';
import { readMetaInput, type MetaInput } from '../meta/meta-input.js';
import { tellFailures, withMetrics } from '../options/program-options.js';
import { chosenSpecs } from '../options/scoring-options.js';
import { addMetaOptions, shownSections, type MetaFlags } from '../meta/meta-options.js';
import { metaTables } from '../print/meta/tables.js';
import { metaVerdict } from '../print/meta/verdict.js';
import { withRunner } from '../print/progress.js';
import { metaPage } from '../report/meta-report.js';
import { present } from '../report/report-options.js';
import { addExamples } from '../options/command-options.js';

export function addMetaCommand(program: Command): void {
  const command = program
    .command('meta')
    .description('Judge metrics by how far they agree with people, about systems and about single sentences.')
    .argument('[system...]', 'output files to score on the spot: FILE, NAME=FILE, or a folder of them');
  addExamples(addMetaOptions(command), [
    'stet meta --judgments judgments.xml --gold gold.m2 --metric all systems/',
    'stet meta --judgments judgments.xml --scores scores.tsv --sentence-scores sentences.tsv',
    'stet meta --judgments judgments.xml --gold gold.m2 --metric m2 --metric-command "python3 my_metric.py" systems/',
    'stet meta --human ranking.txt --scores m2=scores.m2 --scores bleu=scores.bleu --without IPN',
    'stet meta --judgments judgments.xml --gold gold.m2 --beta-sweep --section beta-sweep systems/',
  ]).action(evaluateMetrics);
}

function evaluateMetrics(args: string[], options: MetaFlags, command: Command): Promise<void> {
  return withMetrics(chosenSpecs(options, command), options, (specs) => evaluateSpecs(specs, args, options));
}

async function evaluateSpecs(specs: readonly MetricSpec[], args: string[], options: MetaFlags): Promise<void> {
  if (options.resamples === 0) throw badOption('--resamples of 1 or more', '0', 'Take 1000.');
  const shown = shownSections(options);
  const { evaluation, failures } = await evaluate(specs, args, options);
  const verdict = metaVerdict(evaluation);
  const details = options.details === true;
  await present(options, options.judgments ?? options.human ?? '', {
    document: () => ({ ...evaluation, verdict }),
    tables: () => metaTables(evaluation, shown, details),
    summary: () => verdict,
    page: (title, draw) => metaPage(title, evaluation, { shown, details, verdict }, draw),
  });
  tellFailures(failures);
}

async function evaluate(
  specs: readonly MetricSpec[],
  args: readonly string[],
  options: MetaFlags,
): Promise<Pick<MetaInput, 'failures'> & { readonly evaluation: Correlations }> {
  const { resamples, confidence, seed, window: windows, threads } = options;
  const { metrics, human, without, failures } = await readMetaInput(specs, args, options);
  // The verdict speaks of correlations, outliers and tests, whether or not these sections are shown.
  const sections = ['correlations', 'leave-one-out', 'tests', ...shownSections(options)] as const;
  const evaluation = await withRunner(threads, (runner) =>
    correlate(metrics, human, { resamples, confidence, seed, windows, sections, without, runner }),
  );
  return { evaluation, failures };
}

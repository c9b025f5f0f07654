import type { Command } from 'commander';
import { badOption, correlate, type Correlations } from '@stet/core/internal';
import { readMetaInput } from '../meta/meta-input.js';
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
    'stet meta --human ranking.txt --scores m2=scores.m2 --scores bleu=scores.bleu --without IPN',
    'stet meta --judgments judgments.xml --gold gold.m2 --beta-sweep --section beta-sweep systems/',
  ]).action(evaluateMetrics);
}

async function evaluateMetrics(args: string[], options: MetaFlags): Promise<void> {
  if (options.resamples === 0) throw badOption('--resamples of 1 or more', '0', 'Take 1000.');
  const shown = shownSections(options);
  const evaluation = await evaluate(args, options);
  const verdict = metaVerdict(evaluation);
  const details = options.details === true;
  await present(options, options.judgments ?? options.human ?? '', {
    document: () => ({ ...evaluation, verdict }),
    tables: () => metaTables(evaluation, shown, details),
    summary: () => verdict,
    page: (title, draw) => metaPage(title, evaluation, { shown, details, verdict }, draw),
  });
}

async function evaluate(args: readonly string[], options: MetaFlags): Promise<Correlations> {
  const { resamples, confidence, seed, window: windows, threads } = options;
  const { metrics, human, without } = await readMetaInput(args, options);
  // The verdict speaks of correlations, outliers and tests, whether or not these sections are shown.
  const sections = ['correlations', 'leave-one-out', 'tests', ...shownSections(options)] as const;
  return withRunner(threads, (runner) =>
    correlate(metrics, human, { resamples, confidence, seed, windows, sections, without, runner }),
  );
}

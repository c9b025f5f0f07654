import type { Command } from 'commander';
import { badOption, counted, mergeRuns, reportLints, type LintReport, type LintRun } from '@stet/core/internal';
import { checkStandardInput, readLints } from '@stet/node';
import { addGoldTextOptions, namedGold, readGoldTexts, type GoldTextOptions } from '../../lint/gold-texts.js';
import { addExamples, parseNumber, parseSize } from '../../options/command-options.js';
import { addResampleOptions, type ResampleOptions } from '../../options/judgment-options.js';
import { lintReportTables } from '../../print/lints/report-tables.js';
import { withProgress } from '../../print/progress.js';
import { say } from '../../print/terminal.js';
import { lintReportPage } from '../../report/lints/report-page.js';
import { addReportOptions, present, type ReportOptions } from '../../report/report-options.js';

interface LintReportOptions extends ReportOptions, ResampleOptions, GoldTextOptions {
  readonly recheck?: string;
  readonly run?: number;
  readonly beta: number;
  readonly most: number;
}

export function addLintReportCommand(lint: Command): void {
  const command = lint
    .command('report')
    .description('Report on a checker by rule: precision, coverage of a gold, false alarms on clean text, waits.')
    .argument('<lints...>', 'what the checker said (JSON Lines); several files are several sets of texts');
  addGoldTextOptions(command)
    .option(
      '--recheck <file>',
      'what the checker says of its own corrections: does a rule fire again, or undo another?',
    )
    .option('--run <number>', 'which run to take of a file that has several, from 1', parseSize)
    .option('--beta <number>', 'weight of recall against precision in F', parseNumber, 0.5)
    .option('--most <count>', 'rows of the tables of rules and of conflicts', parseSize, 30);
  addExamples(addReportOptions(addResampleOptions(command)), [
    'stet lint report clean.jsonl',
    'stet lint report --gold gold.m2 --detokenise learners.jsonl clean.jsonl --html report.html',
    'stet lint report --gold gold.m2 --tokens tokens.jsonl run.jsonl --format csv',
  ]).action(report);
}

async function report(files: readonly string[], options: LintReportOptions): Promise<void> {
  const { gold, tokens, recheck, most } = options;
  checkStandardInput([...files, gold, tokens, recheck].filter((file) => file !== undefined));
  const measured = await withProgress('Measuring', (onProgress) => measure(files, options, onProgress));
  tellMissing(measured);
  await present(options, files[0], {
    subject: `${measured.checker} ${measured.version}`,
    document: () => measured,
    tables: () => lintReportTables(measured, most),
    page: (title) => lintReportPage(title, measured),
  });
}

/** Reads the runs of one version and measures them together. */
async function measure(
  files: readonly string[],
  options: LintReportOptions,
  onProgress: (done: number, total: number) => void,
): Promise<LintReport> {
  const { recheck, run: chosen, beta, resamples, confidence, seed } = options;
  const given = await readGoldTexts(options);
  const texts = new Map(given.map(({ text }) => [text.unit, text.text]));
  const runs: LintRun[] = [];
  for (const file of files) {
    const onRead = (done: number): void => onProgress(runs.length + done, files.length + 1);
    runs.push(await readLints(file, { texts, run: chosen, onProgress: onRead }));
  }
  onProgress(files.length, files.length + 1);
  const run = mergeRuns(runs, files);
  const corrections = recheck === undefined ? undefined : await readLints(recheck);
  const settings = { beta, resamples, confidence, seed };
  const measured = reportLints(run, namedGold(given, run), settings, corrections);
  if (measured.stability?.checked === 0) throw noCorrections(recheck ?? '', run);
  return measured;
}

/** A recheck of other texts would look as if every correction lasted. */
function noCorrections(recheck: string, { checks }: LintRun): Error {
  const unit = checks.find(({ lints }) => lints.some(({ suggestions }) => suggestions.length > 0))?.unit;
  const expected = `checks of corrected texts in ${recheck}${unit === undefined ? '' : `, such as ${unit}~1`}`;
  const remedy = 'Name each text with one suggestion made after its unit and the number of the lint.';
  return badOption(expected, 'none', remedy);
}

/** Texts that take no part in the rates must not go unnoticed. */
function tellMissing({ checks: { failed, incomplete, unchecked } }: LintReport): void {
  const tell = (units: readonly string[], why: string): void => {
    if (units.length > 0) say(`${counted(units.length, 'text')} left out of all rates: ${why}, first for ${units[0]}.`);
  };
  tell(
    failed.map(({ unit, error }) => `${unit} (${error})`),
    'the check failed',
  );
  tell(incomplete, 'the answer was incomplete');
  tell(unchecked, 'in the gold, but never checked');
}

import type { Command } from 'commander';
import { badOption, goldTitles, metricKinds } from '@stet/core/internal';
import { parseCount, parseNumber, parseShare, threadsOption } from '../options/command-options.js';
import { addMetricFiles } from '../options/metric-options.js';
import { addProgramOptions, type ProgramFlags } from '../options/program-options.js';
import { skipOption } from '../options/skip-option.js';
import { formatOption } from '../print/output.js';
import type { TableFormat } from '../print/table.js';
import { addCleanOptions, type CleanOptions } from './clean-options.js';

export interface GateOptions extends CleanOptions, ProgramFlags {
  readonly baseline: string;
  readonly gold: string;
  readonly skipBadEdits?: true;
  readonly level: number;
  readonly resamples: number;
  readonly seed: number;
  readonly strictGold?: true;
  readonly maxCleanEdits?: number;
  readonly maxCleanRate?: number;
  readonly top: number;
  readonly update?: true;
  readonly threads?: number;
  readonly format: TableFormat | 'json';
  readonly json?: string;
  readonly junit?: string;
  readonly summary?: string;
  readonly annotations?: true;
}

export function addGateOptions(command: Command): Command {
  const counting = metricKinds.filter(({ countsEdits }) => countsEdits);
  return addCleanOptions(
    addMetricFiles(addProgramOptions(command), counting)
      .requiredOption('--baseline <file>', 'what stet baseline wrote; it says which metric decides')
      .requiredOption('--gold <file>', `gold edits: ${goldTitles}`)
      .addOption(skipOption())
      .option('--level <share>', 'how often chance alone may stop a system that is no worse', parseShare, 0.05)
      .option('--resamples <count>', 'trials of the test', parseCount, 10_000)
      .option('--seed <number>', 'of the trials', parseCount, 1)
      .option('--strict-gold', 'refuse a gold that changed since the baseline'),
  )
    .option('--max-clean-edits <count>', 'fail on more edits to clean text than this', parseCount)
    .option('--max-clean-rate <number>', 'fail on more edits to clean text for each 1,000 words', parseNumber)
    .option('--top <count>', 'how many sentences to show that got worse, and that got better', parseCount, 10)
    .option('--update', 'when the gate passes, rewrite the baseline from this system')
    .addOption(threadsOption())
    .addOption(formatOption())
    .option('--json <file>', 'also write everything as JSON; "-" prints it instead of the text')
    .option('--junit <file>', 'also write JUnit XML')
    .option('--summary <file>', 'also add Markdown to the end of this file, such as "$GITHUB_STEP_SUMMARY"')
    .option('--annotations', 'also print workflow commands of GitHub Actions for the lines that got worse');
}

/** Refuses options that contradict each other. */
export function checkGateOptions(options: GateOptions): void {
  const { level, resamples, baseline, update, clean, maxCleanEdits, maxCleanRate } = options;
  const fewest = Math.floor(1 / level);
  if (resamples < fewest) {
    throw badOption(
      `--resamples of ${fewest} or more for a level of ${level}`,
      String(resamples),
      'With fewer no drop could be significant.',
    );
  }
  if (update === true && baseline === '-') {
    throw badOption('a file as --baseline with --update', 'standard input', 'Name the file to write.');
  }
  if (clean === undefined && (maxCleanEdits !== undefined || maxCleanRate !== undefined)) {
    throw badOption('--clean FILE and --clean-output FILE with a limit', 'the limit alone', 'Name the clean text.');
  }
  const forPrograms = options.json === '-' ? '--json -' : `--format ${options.format}`;
  if (options.annotations === true && !['--format text', '--format markdown'].includes(forPrograms)) {
    throw badOption('--annotations with text', forPrograms, 'Write the JSON to a file: --json FILE.');
  }
}

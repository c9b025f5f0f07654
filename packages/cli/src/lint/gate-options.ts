import type { Command } from 'commander';
import { badOption } from '@stet/core/internal';
import { collect, parseCount, parsePositive, parseShare } from '../options/command-options.js';
import { formatOption } from '../print/output.js';
import type { TableFormat } from '../print/table.js';
import { addCompareRunsOptions, type CompareRunsOptions } from './compare-options.js';

export interface LintGateOptions extends CompareRunsOptions {
  readonly level: number;
  readonly must?: readonly string[];
  readonly mustLints?: readonly string[];
  readonly timedAgainst?: string;
  readonly maxSlowdown: number;
  readonly root: string;
  readonly top: number;
  readonly format: TableFormat | 'json';
  readonly json?: string;
  readonly junit?: string;
  readonly summary?: string;
  readonly sarif?: string;
  readonly annotations?: true;
  readonly problems?: true;
}

export function addLintGateOptions(command: Command): Command {
  return addCompareRunsOptions(command)
    .option('--level <share>', 'how often chance alone may stop a checker that is no worse', parseShare, 0.05)
    .option('--must <file>', "lines that must be flagged (❌) or pass (✅), or LanguageTool's rules (.xml)", collect)
    .option('--must-lints <file>', 'what the checker says of these lines, if not among the lints', collect)
    .option('--timed-against <file>', 'the baseline version run in this job, to compare how long answers take')
    .option('--max-slowdown <ratio>', 'fail when they surely take longer than so many times that', parsePositive, 1.5)
    .option(
      '--root <folder>',
      'where the checked files are, if not where the checker was run, for lines and columns',
      '.',
    )
    .option('--top <count>', 'examples of each rule', parseCount, 3)
    .addOption(formatOption())
    .option('--json <file>', 'also write everything as JSON; "-" prints it instead of the text')
    .option('--junit <file>', 'also write JUnit XML')
    .option('--summary <file>', 'also add Markdown to the end of this file, such as "$GITHUB_STEP_SUMMARY"')
    .option('--sarif <file>', 'also write the lints as SARIF 2.1.0, with what is new')
    .option('--annotations', 'also print workflow commands of GitHub Actions for what got worse')
    .option('--problems', 'also print a line for each new lint, for a problem matcher');
}

/** Refuses options that contradict each other. */
export function checkLintGateOptions({
  resamples,
  level,
  must,
  mustLints,
  format,
  json,
  annotations,
  problems,
}: LintGateOptions): void {
  const fewest = Math.floor(1 / level);
  if (resamples < fewest) {
    const remedy = 'With fewer no drop could be significant.';
    throw badOption(`--resamples of ${fewest} or more for a level of ${level}`, String(resamples), remedy);
  }
  if (must === undefined && mustLints !== undefined) {
    throw badOption('--must FILE with --must-lints', '--must-lints alone', 'Name the file of lines.');
  }
  const forPrograms = json === '-' ? '--json -' : `--format ${format}`;
  const lines = annotations === true ? '--annotations' : problems === true ? '--problems' : undefined;
  if (lines !== undefined && !['--format text', '--format markdown'].includes(forPrograms)) {
    throw badOption(`${lines} with text`, forPrograms, 'Write the JSON to a file: --json FILE.');
  }
}

import { extname } from 'node:path';
import type { Command } from 'commander';
import { badOption, counted, printLintLines, type LintCheck, type LintRun } from '@stet/core/internal';
import { untilInterrupted } from '../../checkers/interruptible.js';
import { addLinterOptions, linterSpecOf } from '../../lint/checker-options.js';
import { readMustLines } from '../../lint/read-must-lines.js';
import { checkWhatIsAsked, readUnits } from '../../lint/read-units.js';
import { runChecker } from '../../lint/run-checker.js';
import { addLintAskingOptions, addLintTextOptions, type LintRunOptions } from '../../lint/run-options.js';
import { addExamples } from '../../options/command-options.js';
import { lintRunTables } from '../../print/lints/run-tables.js';
import { addOutputOptions, print, writeOutput } from '../../print/output.js';
import { say } from '../../print/terminal.js';

export function addLintRunCommand(lint: Command): void {
  const command = lint
    .command('run')
    .description('Ask a checker about texts, and keep every lint with its rule, place and time.');
  addExamples(addOutputOptions(addLintAskingOptions(addLinterOptions(addLintTextOptions(command)))), [
    'stet lint run --checker harper --output harper.jsonl texts',
    'stet lint run --checker retext --unit sentence --output retext.jsonl news=texts/news.md law=texts/law.md',
    'stet lint run --checker languagetool --url http://localhost:8081 --gold gold.m2 --detokenise --output lt.jsonl',
    "stet lint run --checker command --command 'vale --output=JSON {file}' --answer vale --output vale.jsonl texts",
    'stet lint run --checker harper --unit sentence --inject errors.m2 --seed 7 --output found.jsonl texts',
  ]).action(async (texts: readonly string[], options: LintRunOptions, asked: Command) => {
    await run(texts, options, asked);
    if (options.module !== undefined) endProcess();
  });
}

/** A module that was given up on may have timers or sockets left; nobody waits for them once all is written. */
function endProcess(): void {
  process.stdout.write('', () => process.exit());
}

async function run(texts: readonly string[], options: LintRunOptions, command: Command): Promise<void> {
  checkOptions(options);
  checkWhatIsAsked(texts, options);
  const spec = await linterSpecOf(options, command);
  const asked =
    options.must === undefined
      ? { units: await readUnits(texts, options) }
      : { units: [], must: await readMustLines(options.must) };
  const answered = await untilInterrupted({ kept: 'Nothing was written.' }, (signal) =>
    runChecker(spec, asked, options, signal),
  );
  if (answered === undefined) return;
  const { runs, recheck } = answered;
  const files = runs.map((_, at) => fileOf(options.output, at + 1));
  for (const [at, lintRun] of runs.entries()) await writeOutput(files[at], printLintLines(lintRun));
  if (recheck !== undefined && options.recheck !== undefined)
    await writeOutput(options.recheck, printLintLines(recheck));
  tellFailed(runs[0].checks);
  if (options.output === '-') return;
  print(options, {
    document: () => ({ ...summaryOf(runs[0]), files }),
    tables: () => lintRunTables(runs[0]),
  });
}

function checkOptions({ output, repeat, json, format }: LintRunOptions): void {
  if (output !== '-') return;
  if (repeat > 1) throw badOption('--output FILE with --repeat', 'none', 'Each run is a file of its own: name it.');
  if (json === true || format !== 'text') {
    throw badOption('--output FILE with a --format', 'none', 'Two texts cannot share the standard output.');
  }
}

/** `lints.jsonl`, `lints.2.jsonl` … */
function fileOf(output: string, run: number): string {
  if (run === 1) return output;
  const extension = extname(output);
  return `${output.slice(0, output.length - extension.length)}.${run}${extension}`;
}

/** A check that failed is recorded; if all did, the run is worth nothing. */
function tellFailed(checks: readonly LintCheck[]): void {
  const failed = checks.filter(({ error }) => error !== undefined);
  const [first] = failed;
  if (failed.length === 0) return;
  say(
    `${counted(failed.length, 'text')} could not be checked, and count as such, not as clean. ${first.unit}: ${first.error ?? ''}`,
  );
  if (failed.length === checks.length) process.exitCode = 1;
}

/** What a run holds, in numbers. */
function summaryOf({ checker, version, options, checks, memory }: LintRun): Readonly<Record<string, unknown>> {
  const lints = checks.flatMap((check) => check.lints);
  return {
    checker,
    version,
    options,
    texts: checks.length,
    words: checks.reduce((sum, { words }) => sum + words, 0),
    lints: lints.length,
    rules: new Set(lints.map(({ rule }) => rule)).size,
    failed: checks.filter(({ error }) => error !== undefined).length,
    incomplete: checks.filter(({ incomplete }) => incomplete === true).length,
    ...(memory === undefined ? {} : { memory }),
  };
}

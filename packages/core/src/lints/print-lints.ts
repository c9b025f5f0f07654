import type { LintRun } from './lint-run.js';

/** Writes a run as JSON Lines; `parseLints` reads back the same run. */
export function printLints(run: LintRun): string {
  return [...printLintLines(run)].join('');
}

/** The lines of a run one by one, for files that are better not held in memory as a whole. */
export function* printLintLines({ checks, timings = [], extra, ...run }: LintRun): Generator<string> {
  const { checker, version, ...rest } = run;
  yield line({ kind: 'run', format: 1, checker, version, offsets: 'utf16', ...rest, ...extra });
  for (const { lints, unit, extra: checkExtra, ...check } of checks) {
    yield line({ kind: 'check', unit, ...check, ...checkExtra });
    for (const { extra: lintExtra, ...lint } of lints) yield line({ kind: 'lint', unit, ...lint, ...lintExtra });
  }
  for (const { extra: timingExtra, ...timing } of timings) yield line({ kind: 'timing', ...timing, ...timingExtra });
}

function line(record: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(record)}\n`;
}

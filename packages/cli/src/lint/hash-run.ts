import { printLintLines, type LintRun } from '@stet/core/internal';
import { shortHash } from '@stet/node';

/**
 * The hash of what a run says of its texts. Times, memory and where the files were are left out: they differ between two
 * runs with the same lints, and decide nothing where versions are compared.
 */
export function hashRun({ checks, timings: _timings, memory: _memory, ...run }: LintRun): string {
  const untimed = checks.map(({ ms: _ms, warm: _warm, file: _file, ...check }) => check);
  return shortHash(printLintLines({ ...run, checks: untimed }));
}

import { printLints, type LintRun } from '@stet/core/internal';
import { shortHash } from '@stet/node';

/**
 * The hash of what a run says of its texts. Times and memory are left out: they differ between two runs with the same
 * lints, and decide nothing where versions are compared.
 */
export function hashRun({ checks, timings: _timings, memory: _memory, ...run }: LintRun): string {
  const untimed = checks.map(({ ms: _ms, warm: _warm, ...check }) => check);
  return shortHash(printLints({ ...run, checks: untimed }));
}

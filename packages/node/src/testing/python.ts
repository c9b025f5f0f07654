import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Whether the system has a python3, which tests of metrics of others run. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

if (!hasPython) process.stderr.write('There is no python3: tests that run it are skipped.\n');

/** The command of a metric that misbehaves so. */
export function misbehaving(way: string): string {
  return `python3 ${fileURLToPath(new URL('misbehaving_metric.py', import.meta.url))} "${way}"`;
}

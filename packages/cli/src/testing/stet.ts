import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const STET = fileURLToPath(new URL('../../bin/stet.js', import.meta.url));
export const EXAMPLE = fileURLToPath(new URL('../../../../examples/evening-class/', import.meta.url));

export const GOLD = join(EXAMPLE, 'gold.m2');
export const SYSTEMS = join(EXAMPLE, 'systems');

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a person would, with text on its standard input. */
export function runStet(args: readonly string[], input = ''): Run {
  return spawnSync(process.execPath, [STET, ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, NO_COLOR: '1' },
  });
}

export function stet(...args: readonly string[]): Run {
  return runStet(args);
}

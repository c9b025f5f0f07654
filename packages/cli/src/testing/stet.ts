import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STET = fileURLToPath(new URL('../../bin/stet.js', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../../examples/evening-class/', import.meta.url));

export const GOLD = join(EXAMPLE, 'gold.m2');
export const SYSTEMS = join(EXAMPLE, 'systems');

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a person would. */
export function stet(...args: readonly string[]): Run {
  return spawnSync(process.execPath, [STET, ...args], { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
}

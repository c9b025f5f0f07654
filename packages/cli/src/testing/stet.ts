import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { runInThread, runInThreadMeanwhile, type Environment, type Run } from './command-thread.js';
import { folder } from './scratch-folder.js';

export const STET = fileURLToPath(new URL('../../bin/stet.js', import.meta.url));
export const EXAMPLE = fileURLToPath(new URL('../../../../examples/evening-class/', import.meta.url));

export const GOLD = join(EXAMPLE, 'gold.m2');
export const SYSTEMS = join(EXAMPLE, 'systems');

export { folder, type Run };

/** Runs the command as a person would; in a process of its own where it has a standard input. */
export function runStet(args: readonly string[], input?: string, env: Environment = {}): Run {
  return input === undefined ? runInThread(args, env) : runProcess(args, input, env);
}

/** Runs the command while the test goes on. */
export function runStetMeanwhile(args: readonly string[], env: Environment = {}): Promise<Run> {
  return runInThreadMeanwhile(args, env);
}

export function runProcess(args: readonly string[], input = '', env: Environment = {}): Run {
  return spawnSync(process.execPath, [STET, ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
}

/** A command that runs while the test goes on, for example a server. */
export interface RunningStet {
  readonly child: ChildProcess;
  readonly done: Promise<Run>;
}

export function startStet(args: readonly string[], env: Environment = {}): RunningStet {
  const child = spawn(process.execPath, [STET, ...args], { env: { ...process.env, NO_COLOR: '1', ...env } });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const done = new Promise<Run>((resolve) => {
    child.on('close', (status) => {
      resolve({ status, stdout, stderr });
    });
  });
  return { child, done };
}

export function stet(...args: readonly string[]): Run {
  return runStet(args);
}

/** Writes a file to a folder that is removed after the tests. */
export function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** What the command prints as JSON; it must neither fail nor print warnings. */
export function json(args: readonly string[], input?: string): Record<string, unknown> {
  const { status, stdout, stderr } = runStet(args, input);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

export const SMALL_GOLD = 'S a b c\nA 1 2|||T|||x|||REQUIRED|||-NONE-|||0\n\nS d e\n\n';
export const gold = file('gold.m2', SMALL_GOLD);
export const good = file('good.txt', 'a x c\nd e\n');
export const bad = file('bad.txt', 'a y c\nd e\n');

import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GOLD, STET, SYSTEMS, file } from './testing/stet.js';

const COUNTING = `
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  if (url.startsWith('file:')) appendFileSync(process.env.MODULE_LIST, url + '\\n');
  return next(url, context);
}`;
const dataUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
const REGISTERING = dataUrl(`
import { register } from 'node:module';
register(${JSON.stringify(dataUrl(COUNTING))});`);

/** The files of code that a command loads, and their size in bytes. */
function loaded(name: string, ...args: readonly string[]): { files: string[]; bytes: number } {
  const list = file(name, '');
  const env = { ...process.env, MODULE_LIST: list };
  const { status } = spawnSync(process.execPath, ['--import', REGISTERING, STET, ...args], { env });
  expect(status).toBe(0);
  const files = readFileSync(list, 'utf8')
    .trim()
    .split('\n')
    .map((url) => fileURLToPath(url));
  return { files, bytes: files.reduce((sum, path) => sum + statSync(path).size, 0) };
}

describe('the code that a command loads', () => {
  it('is that of the parser of arguments, for --version', () => {
    const { files, bytes } = loaded('version', '--version');
    expect(files.length).toBeLessThanOrEqual(5);
    expect(bytes).toBeLessThan(60_000);
  });

  it('is little more for --help, which knows the commands without loading them', () => {
    const { files, bytes } = loaded('help', '--help');
    expect(files.length).toBeLessThanOrEqual(6);
    expect(bytes).toBeLessThan(65_000);
  });

  it('leaves out servers, charts, taggers and synonyms, for score', () => {
    // A slow machine would start threads.
    const { files, bytes } = loaded('score', 'score', '--threads', '1', '--gold', GOLD, SYSTEMS);
    expect(files.length).toBeLessThanOrEqual(7);
    expect(bytes).toBeLessThan(400_000);
  });
});

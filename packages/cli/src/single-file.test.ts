import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { EXAMPLE, GOLD, SYSTEMS, stet, type Run } from './testing/stet.js';

const SCRIPT = fileURLToPath(new URL('../../../scripts/bundle-single-file.mjs', import.meta.url));
const JUDGMENTS = join(EXAMPLE, 'judgments.xml');

const folder = mkdtempSync(join(tmpdir(), 'stet-single-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const FILE = join(folder, 'stet.mjs');
const made = spawnSync(process.execPath, [SCRIPT, FILE], { encoding: 'utf8' });

function single(...args: readonly string[]): Run {
  const env = { ...process.env, NO_COLOR: '1' };
  return spawnSync(process.execPath, [FILE, ...args], { cwd: folder, encoding: 'utf8', env });
}

describe('stet.mjs', () => {
  it('is one file, alone in its folder', () => {
    expect([made.status, made.stderr, readdirSync(folder)]).toEqual([0, '', ['stet.mjs']]);
  });

  it.each([
    ['--version'],
    ['--help'],
    ['score', '--gold', GOLD, '--metric', 'all', SYSTEMS],
    // Three threads, which load the same file.
    [
      'score',
      '--gold',
      GOLD,
      '--metric',
      'm2,meteor',
      '--significance',
      '--resamples',
      '200',
      '--threads',
      '3',
      SYSTEMS,
    ],
    ['explain', '--gold', GOLD, '--sentence', '6', join(SYSTEMS, 'reckless.txt')],
    ['score', '--gold', GOLD, '--html', '-', SYSTEMS],
    ['validate', GOLD, JUDGMENTS],
    ['rank', JUDGMENTS, '--resamples', '50'],
    ['task', 'results', '--gold', GOLD, '--submissions', SYSTEMS],
    ['reproduce', '--data', EXAMPLE, '--only', 'm2/2'],
  ])('prints what stet prints: %s %s', (...args) => {
    const expected = stet(...args);
    const { status, stdout, stderr } = single(...args);
    expect({ status, stdout, stderr }).toEqual({
      status: expected.status,
      stdout: expected.stdout,
      stderr: expected.stderr,
    });
  });

  it('says how to get the server, which it cannot hold', () => {
    const { status, stderr } = single('serve');
    expect(status).toBe(2);
    expect(stderr).toContain('npm install stet @stet/server');
  });
});

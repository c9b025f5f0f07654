import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasPython } from '../../node/src/testing/python.js';
import { STET, folder } from './testing/stet.js';

const CLIENT = fileURLToPath(new URL('../../../clients/python/', import.meta.url));

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function python(cwd: string, ...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const stet = `'${process.execPath}' '${STET}'`;
  const env = { ...process.env, STET: stet, XDG_CACHE_HOME: folder, PYTHONPATH: CLIENT, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, stdout, stderr } = spawnSync('python3', args, { cwd, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe.skipIf(!hasPython)('the Python client', () => {
  it('passes its own tests with the python3 of this system', () => {
    const { status, output } = python(CLIENT, '-W', 'error', '-m', 'unittest', '-v');
    expect(output).toContain('\nOK');
    expect(output).not.toContain('Warning');
    expect(status).toBe(0);
  });

  it('does what docs/python.md shows', () => {
    expect(python(ROOT, '-m', 'doctest', 'docs/python.md')).toEqual({ status: 0, output: '' });
  });
});

it('docs/metric-command.md shows the example that is there', () => {
  const [page, example] = ['docs/metric-command.md', 'examples/metrics/word_overlap.py'].map((name) =>
    readFileSync(join(ROOT, name), 'utf8'),
  );
  expect(page).toContain(`\`\`\`python\n${example}\`\`\`\n`);
});

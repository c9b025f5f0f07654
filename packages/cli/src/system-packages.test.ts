import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { file, folder } from './testing/stet.js';

const SCRIPT = new URL('../../../scripts/system-packages.mjs', import.meta.url).href;
const BOOTSTRAP = fileURLToPath(new URL('../../../scripts/bootstrap.mjs', import.meta.url));

/** Needs that no machine has met, until the `apt-get` of the test has "installed" one of them. */
const CODE = `
import { existsSync } from 'node:fs';
import { ensureSystemPackages } from ${JSON.stringify(SCRIPT)};
const need = (name) => ({
  packages: [name, name + '-common'],
  purpose: 'the test of ' + name,
  remedy: 'Install ' + name + '.',
  isThere: () => existsSync(process.env.INSTALLED + '/' + name),
});
const renamed = { ...need('quill'), packages: ['gone-quill'], orElse: ['quill'] };
const needs = { renamed: [renamed], released: [need('quill'), need('ink')] }[process.env.NEEDS];
const usual = [need('there'), need('quill'), need('gone')];
ensureSystemPackages({ isRoot: process.env.IS_ROOT === '1', needs: needs ?? usual });
`;

let runs = 0;

/** What the set-up prints, and what it asked `apt-get` for; `gone` is a package that Debian does not have. */
function setUp(env: Readonly<Record<string, string>>): { readonly printed: string; readonly asked: string[] } {
  const installed = join(folder, `installed-${String(runs++)}`);
  mkdirSync(join(installed, 'bin'), { recursive: true });
  const calls = join(installed, 'calls');
  const aptGet = file(
    join(installed.slice(folder.length + 1), 'bin', 'apt-get'),
    `#!/bin/sh
echo "apt-get runs" >&2
echo "$@" >> '${calls}'
case "$*" in *gone*) exit 100 ;; *quill*) : > '${installed}/quill' ;; esac
`,
  );
  chmodSync(aptGet, 0o755);
  file(join(installed.slice(folder.length + 1), 'there'), '');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', CODE], {
    encoding: 'utf8',
    env: { PATH: `${join(installed, 'bin')}:/bin:/usr/bin`, INSTALLED: installed, IS_ROOT: '1', ...env },
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  return { printed: stderr, asked: existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : [] };
}

const install = (packages: string): string => `install -y -qq --no-install-recommends ${packages}`;
const SKIPPED_QUILL = 'Without quill and quill-common, skipped: the test of quill. Install quill.\n';
const SKIPPED_GONE = 'Without gone and gone-common, skipped: the test of gone. Install gone.\n';

describe('the set-up of the tests', () => {
  it('says what it is about to install, what for and how to forbid it, before it runs apt-get', () => {
    const { printed, asked } = setUp({});
    expect(printed).toBe(
      `The tests need Debian packages that are not on this machine. About to install, with apt-get:
  quill quill-common  for the test of quill
  gone gone-common    for the test of gone
Debian starts the service of a package that has one. STET_NO_INSTALL=1 forbids all this and skips those tests.
apt-get runs
Installing quill quill-common gone gone-common …
apt-get runs
Installing quill quill-common …
apt-get runs
Installing gone gone-common …
apt-get runs
${SKIPPED_GONE}`,
    );
    expect(asked).toEqual([
      'update -qq',
      ...['quill quill-common gone gone-common', 'quill quill-common', 'gone gone-common'].map(install),
    ]);
  });

  it('installs all at once where the release has all', () => {
    expect(setUp({ NEEDS: 'released' }).asked).toEqual(['update -qq', install('quill quill-common ink ink-common')]);
  });

  it('installs the other package where the release lacks the first', () => {
    const { printed, asked } = setUp({ NEEDS: 'renamed' });
    expect(printed).toContain('  gone-quill, else quill  for the test of quill\n');
    expect(printed).not.toContain('skipped: the test of quill');
    expect(asked).toEqual(['update -qq', install('gone-quill'), install('quill')]);
  });

  it.each([
    ['STET_NO_INSTALL=1 forbids it', { STET_NO_INSTALL: '1' }],
    ['it is not run by root', { IS_ROOT: '0' }],
    ['there is no apt-get', { PATH: '/nowhere' }],
  ])('installs nothing where %s, and says what is skipped', (_, env) => {
    expect(setUp(env)).toEqual({ printed: SKIPPED_QUILL + SKIPPED_GONE, asked: [] });
  });

  it('is what npm test runs first, and npm start does not', () => {
    const { scripts } = JSON.parse(readFileSync(join(BOOTSTRAP, '../../package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts.test).toMatch(/^node scripts\/bootstrap\.mjs --tests && /u);
    expect(scripts.start).toMatch(/^node scripts\/bootstrap\.mjs && /u);
    const lines = readFileSync(BOOTSTRAP, 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('ensureSystemPackages('))).toEqual([
      "if (process.argv.includes('--tests')) ensureSystemPackages();",
    ]);
    expect(lines.join('\n')).not.toContain('apt-get');
  });
});

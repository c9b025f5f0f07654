// What tests run besides Node, and the Debian packages that have it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps daemons here, which is on the path of root alone. */
const FOR_ROOT = '/usr/sbin';

/**
 * @typedef {object} Need
 * @property {readonly string[]} packages What to install on Debian.
 * @property {readonly string[]} [orElse] What to install where the release lacks those.
 * @property {string} purpose Which tests run it.
 * @property {string} remedy What to do where it cannot be installed from here.
 * @property {(isOnPath: (...names: string[]) => boolean, env: NodeJS.ProcessEnv) => boolean} isThere
 */

/** @type {readonly Need[]} */
const NEEDS = [
  {
    // Chromium without a window, which takes half the time.
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    orElse: ['chromium', 'fonts-liberation'],
    purpose: 'the browser tests',
    remedy: 'Install Chromium or Chrome, or set CHROME_PATH.',
    isThere: (isOnPath, env) =>
      isOnPath('chromium-headless-shell') ||
      isOnPath('chromium') ||
      isOnPath('chromium-browser') ||
      isOnPath('google-chrome') ||
      isOnPath('google-chrome-stable') ||
      env.CHROME_PATH !== undefined,
  },
  {
    // In a cluster of the tests' own: they need its programs, not a server.
    packages: ['postgresql'],
    purpose: "the server's tests on PostgreSQL",
    remedy: 'Install PostgreSQL, or set TEST_DATABASE_URL.',
    isThere: (isOnPath, env) =>
      isOnPath('initdb') || existsSync('/usr/lib/postgresql') || env.TEST_DATABASE_URL !== undefined,
  },
  {
    packages: ['nginx', 'openssl'],
    purpose: 'the tests of two servers behind a proxy (docs/deploy.md)',
    remedy: 'Install nginx and openssl.',
    isThere: (isOnPath) => isOnPath('nginx', 'openssl'),
  },
  {
    packages: ['parallel'],
    purpose: 'the recipe for GNU parallel (docs/scale.md)',
    remedy: 'Install GNU parallel.',
    isThere: (isOnPath) => isOnPath('parallel'),
  },
  {
    packages: ['hunspell', 'hunspell-en-us', 'aspell', 'aspell-en'],
    purpose: 'the spellers that stet lint run can ask (docs/checkers.md)',
    remedy: 'Install Hunspell and Aspell with their English dictionaries.',
    isThere: (isOnPath) => isOnPath('hunspell', 'aspell'),
  },
  {
    packages: ['slurm-wlm'],
    purpose: 'the recipe for Slurm (docs/scale.md)',
    remedy: 'Install Slurm.',
    isThere: (isOnPath) => isOnPath('slurmctld'),
  },
];

/**
 * Installs what tests need and is not there, if that can be done without asking: as root on Debian, unless
 * STET_NO_INSTALL forbids it. Says before it begins what that is, and afterwards what is still missing.
 */
export function ensureSystemPackages({
  env = process.env,
  isRoot = process.getuid?.() === 0,
  print = console.error,
  needs = NEEDS,
} = {}) {
  const folders = [...(env.PATH ?? '').split(delimiter), FOR_ROOT];
  const isOnPath = (...names) => names.every((name) => folders.some((folder) => existsSync(join(folder, name))));
  const missing = () => needs.filter(({ isThere }) => !isThere(isOnPath, env));
  const isForbidden = !['', '0', undefined].includes(env.STET_NO_INSTALL);
  if (isRoot && !isForbidden && missing().length > 0 && isOnPath('apt-get')) install(missing(), env, print);
  for (const { packages, purpose, remedy } of missing()) {
    print(`Without ${packages.join(' and ')}, skipped: ${purpose}. ${remedy}`);
  }
}

function install(needs, env, print) {
  const names = needs.map(
    ({ packages, orElse }) => packages.join(' ') + (orElse === undefined ? '' : `, else ${orElse.join(' ')}`),
  );
  const width = Math.max(...names.map((name) => name.length));
  print('The tests need Debian packages that are not on this machine. About to install, with apt-get:');
  needs.forEach(({ purpose }, at) => print(`  ${names[at].padEnd(width)}  for ${purpose}`));
  print(
    'Debian starts the service of a package that has one. STET_NO_INSTALL=1 forbids all this and skips those tests.',
  );
  const run = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 2],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  const isInstalled = (packages) => {
    print(`Installing ${packages.join(' ')} …`);
    // What Debian recommends beside them is a printer's set-up and a file server, for some half a minute.
    return run('install', '-y', '-qq', '--no-install-recommends', ...packages).status === 0;
  };
  // At once takes half the time, but fails where a release lacks one of them.
  if (needs.length > 1 && isInstalled(needs.flatMap(({ packages }) => packages))) return;
  for (const { packages, orElse } of needs) {
    if (!isInstalled(packages) && orElse !== undefined) isInstalled(orElse);
  }
}

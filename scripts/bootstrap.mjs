// Installs and builds whatever is missing or out of date, and nothing else. Uses Node alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureSystemPackages } from './system-packages.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMPS = join(ROOT, 'node_modules', '.bootstrap');
const LOCK = join(ROOT, '.bootstrap.lock');
const LOWEST_NODE = 20;
/** Folders that a build makes in packages. */
const MADE = ['app', 'browser', 'dist'];
/** What a build runs. */
const SCRIPTS = ['bundle.mjs', 'pack-tagger.mjs', 'pack-wordnet.mjs'];
/** A lock this old was left behind by a run that was killed. */
const STALE_LOCK_MS = 10 * 60_000;

if (Number(process.versions.node.split('.')[0]) < LOWEST_NODE) {
  fail(`Stet needs Node ${LOWEST_NODE} or newer; this is ${process.version}. Install a newer Node and try again.`);
}

if (!isInstalled() || !isBuilt()) {
  takeLock();
  try {
    if (!isInstalled()) install();
    if (!isBuilt()) build();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

if (process.argv.includes('--tests')) ensureSystemPackages();

function isInstalled() {
  return readStamp('install') === installHash();
}

function isBuilt() {
  return readStamp('build') === sourceHash();
}

function install() {
  console.error('Installing dependencies into node_modules; npm keeps what it downloads in its cache …');
  run(npm(), ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci failed; is the npm registry within reach?');
  writeStamp('install', installHash());
}

function build() {
  console.error('Building …');
  run([process.execPath], [join('scripts', 'pack-wordnet.mjs')], 'METEOR’s table of synonyms was not made.');
  run([process.execPath], [join('scripts', 'pack-tagger.mjs')], 'The module of the tagger’s model was not made.');
  // Types are checked with the lint, by the tests: who only wants to use Stet does not wait for that.
  run(
    [process.execPath],
    [join('node_modules', 'typescript-native', 'bin', 'tsc'), '-b', '--noCheck', 'tsconfig.build.json'],
    'The build failed.',
  );
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const bundle = (name, complaint) =>
    run([process.execPath], [vite, 'build', join('packages', name), '--logLevel', 'error'], complaint);
  bundle('charts', 'The script of report pages was not built.');
  bundle('web', 'The web app was not built.');
  run([process.execPath], [join('scripts', 'bundle.mjs')], 'The command line was not bundled.');
  writeStamp('build', sourceHash());
}

/** The lock file decides what to install; the ABI and platform, which binaries. */
function installHash() {
  const hash = createHash('sha256');
  hash.update(`${process.versions.modules} ${process.platform} ${process.arch}\n`);
  hash.update(readFileSync(join(ROOT, 'package-lock.json')));
  return hash.digest('hex');
}

function sourceHash() {
  const hash = createHash('sha256');
  hash.update(installHash());
  for (const file of ['tsconfig.base.json', ...SCRIPTS.map((name) => join('scripts', name))]) {
    hash.update(readFileSync(join(ROOT, file)));
  }
  for (const file of sourceFiles(join(ROOT, 'scripts', 'bundle'))) hash.update(readFileSync(file));
  const packages = join(ROOT, 'packages');
  for (const name of readdirSync(packages).sort()) {
    for (const made of MADE) hash.update(existsSync(join(packages, name, made)) ? 'built' : 'missing');
    for (const file of sourceFiles(join(packages, name))) hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return [...MADE, 'node_modules'].includes(entry.name) ? [] : sourceFiles(path);
      return /\.(ts|tsx|js|mjs|json|css|html|svg|tsv|bin)$/u.test(entry.name) &&
        !/\.(test\.tsx?|tsbuildinfo)$/u.test(entry.name)
        ? [path]
        : [];
    });
}

/** The npm that runs this script, else the one on the path. */
function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') || script?.endsWith('.cjs') ? [process.execPath, script] : ['npm'];
}

function run([command, ...first], args, complaint) {
  const { status } = spawnSync(command, [...first, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) {
    rmSync(LOCK, { recursive: true, force: true });
    fail(complaint);
  }
}

function takeLock() {
  for (let waited = 0; ; waited++) {
    try {
      mkdirSync(LOCK);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > STALE_LOCK_MS) {
      rmSync(LOCK, { recursive: true, force: true });
    }
    if (waited === 0) console.error('Waiting for another set-up of this folder to finish …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
}

function readStamp(name) {
  try {
    return readFileSync(join(STAMPS, name), 'utf8');
  } catch {
    return undefined;
  }
}

function writeStamp(name, hash) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), hash);
}

function fail(message) {
  console.error(`stet: ${message}`);
  process.exit(1);
}

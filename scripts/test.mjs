// Runs every check and ends with the tests' summary line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTests } from './test/compile-tests.mjs';
import { failedFiles, mergeReports } from './test/merge-reports.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const REPORTER = join(ROOT, 'scripts', 'test', 'report-file.mjs');
const MEMORY = '/dev/shm';
/** Many times what the tests keep there. */
const PLENTY = 8 * 2 ** 30;
/** All that tests write: in memory where there is plenty, since they wait for the disk with every commit to a database. */
const SCRATCH = mkdtempSync(join(hasPlenty() ? MEMORY : tmpdir(), 'stet-test-'));
// A database that they start has a user of its own.
chmodSync(SCRATCH, 0o711);

/** Where the packages that the tests name are found. */
const COMPILED = join(ROOT, 'node_modules', '.stet-tests');

/** A busy machine makes a test or two run out of time; more files than this have failed for another reason. */
const RUN_AGAIN_AT_MOST = 5;

const NOTHING = { files: [], errors: [] };

/** The compiler of the build. */
const TSC = join('node_modules', 'typescript-native', 'bin', 'tsc');
/** Lint reads all sources as one program, in which Node and the page are known everywhere; these lack one of them, or both. */
const BARE = ['charts', 'checkers', 'core', 'node', 'reproduce', 'tagger-en', 'vitest'];

/** They run beside the tests, many of which wait for a browser or a process. */
const checks = [
  ['types and lint', 'oxlint', ['--quiet']],
  ...BARE.map((name) => [
    `types of ${name} by itself`,
    'node',
    [
      TSC,
      '-p',
      join('packages', name, 'tsconfig.build.json'),
      '--noEmit',
      '--composite',
      'false',
      '--incremental',
      'false',
    ],
  ]),
  ['format', 'oxfmt', ['--check']],
  ['dependency arrows', 'node', ['scripts/draw-architecture.mjs', '--check']],
  ['unused code', 'knip', []],
];

/** The linter and the compiler are written in Go: to collect, as they would, takes half as much time again. */
const NO_COLLECTIONS = { GOGC: 'off', GOMEMLIMIT: '6GiB' };

/** What is still running. */
const children = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.on('exit', () => {
  for (const child of children) child.kill();
  rmSync(SCRATCH, { recursive: true, force: true, maxRetries: 5 });
});

let failures = 0;
await compileTests(COMPILED);
const [, first] = await Promise.all([runChecks(), runTests('tests', [])]);
const failed = failedFiles(first.report);
const again = failed.length > 0 && failed.length <= RUN_AGAIN_AT_MOST ? await runAgain(failed) : NOTHING;

const outcome = mergeReports(first.report, again);
// What fails without naming a file, as a set-up does, is not excused by running files again.
const isExplained = first.succeeded || failed.length > 0;
if (outcome.failed > 0 || outcome.passed === 0 || !isExplained) failures++;
if (failures > 0) console.log(`${failures} of ${checks.length + 1} checks failed`);
for (const { name, again, message } of outcome.unsteady) {
  console.log(`unsteady: ${again} only when run again, alone: ${name}\n${message.replaceAll(/^/gmu, '    ')}`);
}
console.log(`${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`);
process.exitCode = failures === 0 ? 0 : 1;

async function runChecks() {
  for (const each of checks) if (!(await check(each, { output: 'pipe', env: NO_COLLECTIONS }))) failures++;
}

/** Runs files of tests, or all of them, and reads what they reported. */
async function runTests(name, args) {
  const file = join(SCRATCH, `${name}.json`);
  const succeeded = await check([name, 'vitest', ['run', '--reporter=default', `--reporter=${REPORTER}`, ...args]], {
    output: 'inherit',
    env: { STET_COMPILED_TESTS: COMPILED, STET_TEST_REPORT: file, TMPDIR: SCRATCH },
  });
  return { succeeded, report: readReport(file) };
}

/** Runs files of tests one at a time, when nothing else runs any more. */
async function runAgain(files) {
  const { report } = await runTests('tests that failed, again', [...files, '--maxWorkers=1']);
  return report;
}

/** Runs a check and prints how it went; with `pipe`, its output is printed in one piece before that. */
async function check([name, command, args], { output, env = {} }) {
  const started = performance.now();
  const child = spawn(command === 'node' ? process.execPath : join(BIN, command), args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  });
  children.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece) => (printed += piece));
  }
  const [status] = await once(child, 'close');
  children.delete(child);
  process.stdout.write(printed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  return status === 0;
}

function hasPlenty() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= PLENTY;
  } catch {
    return false;
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { files: [], errors: ['the tests ended before they reported'] };
  }
}

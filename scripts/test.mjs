// Runs every check and ends with the tests' summary line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const REPORT_FOLDER = mkdtempSync(join(tmpdir(), 'stet-test-'));
const REPORT = join(REPORT_FOLDER, 'report.json');

/** They run beside the tests, many of which wait for a browser or a process. */
const checks = [
  ['types and lint', 'oxlint', ['--quiet']],
  ['format', 'oxfmt', ['--check']],
  ['dependency arrows', 'node', ['scripts/draw-architecture.mjs', '--check']],
  ['unused code', 'knip', []],
];
const tests = ['tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]];

let failures = 0;
await Promise.all([runChecks(), check(tests, 'inherit')]);

const { passed, failed, skipped } = readCounts();
rmSync(REPORT_FOLDER, { recursive: true, force: true });
if (failures > 0) console.log(`${failures} of ${checks.length + 1} checks failed`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failures === 0 && passed > 0 ? 0 : 1;

async function runChecks() {
  for (const each of checks) await check(each, 'pipe');
}

/** Runs a check and prints how it went; with `pipe`, its output is printed in one piece before that. */
async function check([name, command, args], output) {
  const started = performance.now();
  const child = spawn(command === 'node' ? process.execPath : join(BIN, command), args, {
    cwd: ROOT,
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece) => (printed += piece));
  }
  const [status] = await once(child, 'close');
  process.stdout.write(printed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status !== 0) failures++;
}

function readCounts() {
  try {
    const report = JSON.parse(readFileSync(REPORT, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

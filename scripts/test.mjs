// Runs every check and ends with the tests' summary line.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const REPORT_FOLDER = mkdtempSync(join(tmpdir(), 'stet-test-'));
const REPORT = join(REPORT_FOLDER, 'report.json');

const checks = [
  ['types', 'tsc', ['-p', 'tsconfig.test.json']],
  ['lint', 'eslint', ['.']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['dependency arrows', 'depcruise', ['packages', '--no-progress']],
  ['unused code', 'knip', []],
  ['tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]],
];

let failures = 0;
for (const [name, command, args] of checks) {
  const started = performance.now();
  const { status } = spawnSync(join(BIN, command), args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status !== 0) failures++;
}

const { passed, failed, skipped } = readCounts();
rmSync(REPORT_FOLDER, { recursive: true, force: true });
if (failures > 0) console.log(`${failures} of ${checks.length} checks failed`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failures === 0 && passed > 0 ? 0 : 1;

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

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { failedFiles, mergeReports } from '../../../scripts/test/merge-reports.mjs';
import { file, folder } from './testing/stet.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NOTHING = { files: [], errors: [] };

type Report = Parameters<typeof failedFiles>[0];
type State = Report['files'][number]['tests'][number]['state'];

/** A file whose tests ended so; those that failed say when. */
function fileReport(
  name: string,
  states: Readonly<Record<string, State>>,
  errors: string[] = [],
): Report['files'][number] {
  const tests = Object.entries(states).map(([test, state]) => ({
    name: test,
    state,
    ...(state === 'failed' ? { message: `${test} of ${name} failed` } : {}),
  }));
  return { file: name, tests, errors };
}

const first: Report = {
  files: [
    fileReport('steady.test.ts', { adds: 'passed', subtracts: 'skipped' }),
    fileReport('page.test.ts', { opens: 'passed', drags: 'failed', drops: 'failed' }),
    fileReport('server.test.ts', { starts: 'skipped' }, ['a hook ran out of time']),
  ],
  errors: [],
};

it('files with a test, a hook or an import that failed are run again', () => {
  expect(failedFiles(first)).toEqual(['page.test.ts', 'server.test.ts']);
});

it('what failed stays failed when nothing is run again', () => {
  expect(mergeReports(first, NOTHING)).toEqual({ passed: 2, failed: 3, skipped: 2, unsteady: [] });
});

it('what passes alone counts as passed, and is named with its first failure', () => {
  const again = {
    files: [
      fileReport('page.test.ts', { opens: 'passed', drags: 'passed', drops: 'failed' }),
      fileReport('server.test.ts', { starts: 'passed' }),
    ],
    errors: [],
  };
  expect(mergeReports(first, again)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 1,
    unsteady: [
      { name: 'page.test.ts > drags', again: 'passed', message: 'drags of page.test.ts failed' },
      { name: 'server.test.ts', again: 'passed', message: 'a hook ran out of time' },
    ],
  });
});

it('what fails alone, and passed beside the others, is named too', () => {
  const again = {
    files: [fileReport('page.test.ts', { opens: 'failed', drags: 'passed', drops: 'passed' })],
    errors: [],
  };
  const { passed, failed, unsteady } = mergeReports({ ...first, files: first.files.slice(0, 2) }, again);
  expect([passed, failed]).toEqual([4, 0]);
  expect(unsteady.map(({ name, again: how }) => `${name}: ${how}`)).toEqual([
    'page.test.ts > opens: failed',
    'page.test.ts > drags: passed',
    'page.test.ts > drops: passed',
  ]);
});

it('a test that is not reached again, or skipped, has not passed', () => {
  for (const states of [{}, { opens: 'skipped', drags: 'skipped', drops: 'skipped' }] as const) {
    const again = { files: [fileReport('page.test.ts', states, ['a hook failed'])], errors: [] };
    expect(mergeReports(first, again)).toMatchObject({ passed: 2, failed: 3, skipped: 2 });
  }
});

it('of tests with the same name, each must pass again', () => {
  const twins = {
    file: 'twins.test.ts',
    tests: ['failed', 'passed'].map((state) => ({ name: 'adds', state })),
    errors: [],
  };
  const again = { files: [{ ...twins, tests: twins.tests.toReversed() }], errors: [] };
  expect(mergeReports({ files: [twins], errors: [] } as Report, again as Report)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

it('errors of no file are failures, whatever passes again', () => {
  const errors = ['the tests ended before they reported'];
  expect(mergeReports({ files: [], errors }, NOTHING).failed).toBe(1);
  expect(
    mergeReports({ files: [fileReport('a.test.ts', { adds: 'failed' })], errors: [] }, { files: [], errors }).failed,
  ).toBe(2);
});

it('a run of Vitest reports tests, hooks, imports and errors that nobody waited for by their file', () => {
  const tests = {
    passes: `it('adds', () => expect(1 + 1).toBe(2)); it.skip('waits', () => undefined);`,
    fails: `describe('sums', () => it('adds', () => expect(1 + 1).toBe(3)));`,
    hook: `describe('a server', () => { beforeAll(() => { throw new Error('no port'); }); it('answers', () => undefined); });`,
    import: `throw new Error('no such part');`,
    stray: `it('goes on', async () => { void Promise.reject(new Error('unheard')); await new Promise((end) => setTimeout(end, 50)); });`,
  };
  for (const [name, body] of Object.entries(tests)) {
    file(`${name}.test.mjs`, body);
  }
  file('vitest.config.mjs', 'export default { test: { globals: true } };');
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--root=${folder}`,
      '--maxWorkers=1',
      `--reporter=${join(ROOT, 'scripts/test/report-file.mjs')}`,
    ],
    { env: { ...process.env, STET_TEST_REPORT: report } },
  );
  expect(status).toBe(1);
  const { files, errors } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  expect(errors).toEqual([]);
  expect(Object.fromEntries(files.map(({ file: name, ...rest }) => [name, rest]))).toMatchObject({
    'passes.test.mjs': {
      tests: [
        { name: 'adds', state: 'passed' },
        { name: 'waits', state: 'skipped' },
      ],
      errors: [],
    },
    'fails.test.mjs': { tests: [{ name: 'sums > adds', state: 'failed' }], errors: [] },
    'hook.test.mjs': { tests: [{ state: 'skipped' }], errors: ['no port'] },
    'import.test.mjs': { tests: [], errors: ['no such part'] },
    'stray.test.mjs': { tests: [{ state: 'passed' }], errors: ['unheard'] },
  });
});

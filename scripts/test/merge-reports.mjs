// What a run of the tests found, and what is left of it when files that failed were run again, alone.

/**
 * @typedef {object} TestReport
 * @property {string} name With the names of the groups that it is in.
 * @property {'passed' | 'failed' | 'skipped' | 'pending'} state
 * @property {string} [message] Why it failed.
 */

/**
 * @typedef {object} FileReport
 * @property {string} file
 * @property {readonly TestReport[]} tests
 * @property {readonly string[]} errors Those of no single test: of an import, a hook, or a promise that nobody waited for.
 */

/**
 * @typedef {object} Report
 * @property {readonly FileReport[]} files
 * @property {readonly string[]} errors Those of no file that is known.
 */

/**
 * @typedef {object} Unsteady
 * @property {string} name The file, and the test if it was one.
 * @property {'passed' | 'failed'} again How it went alone.
 * @property {string} message Why it failed, the one time.
 */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed Tests, files that failed outside their tests, and errors of no file.
 * @property {number} skipped
 * @property {readonly Unsteady[]} unsteady
 */

/**
 * The files in which something failed.
 *
 * @param {Report} report
 * @returns {string[]}
 */
export function failedFiles({ files }) {
  return files
    .filter(({ tests, errors }) => errors.length > 0 || tests.some(({ state }) => state === 'failed'))
    .map(({ file }) => file);
}

/**
 * What fails both times has failed. What fails once counts as passed, and is named as unsteady.
 *
 * @param {Report} first
 * @param {Report} again Of the files that failed, or of none.
 * @returns {Outcome}
 */
export function mergeReports(first, again) {
  const outcome = { passed: 0, failed: first.errors.length + again.errors.length, skipped: 0, unsteady: [] };
  const secondReports = new Map(again.files.map((report) => [report.file, report]));
  for (const report of first.files) mergeFiles(report, secondReports.get(report.file), outcome);
  return outcome;
}

function mergeFiles({ file, tests, errors }, second, outcome) {
  if (errors.length > 0 && (second === undefined || second.errors.length > 0)) outcome.failed++;
  else nameUnsteady(file, errors, second?.errors ?? [], outcome);
  for (const test of tests) {
    // Tests may share a name: all of them must have passed.
    const again = second?.tests.filter(({ name }) => name === test.name) ?? [];
    const failuresAgain = messagesOf(again);
    if (test.state === 'passed' || (again.length > 0 && again.every(({ state }) => state === 'passed'))) {
      outcome.passed++;
      nameUnsteady(`${file} > ${test.name}`, messagesOf([test]), failuresAgain, outcome);
    } else if (test.state === 'failed' || failuresAgain.length > 0) outcome.failed++;
    else outcome.skipped++;
  }
}

const messagesOf = (tests) => tests.filter(({ state }) => state === 'failed').map(({ message = '' }) => message);

/** Names what failed one time of the two. */
function nameUnsteady(name, [failure], [failureAgain], { unsteady }) {
  if (failure !== undefined) unsteady.push({ name, again: 'passed', message: failure });
  else if (failureAgain !== undefined) unsteady.push({ name, again: 'failed', message: failureAgain });
}

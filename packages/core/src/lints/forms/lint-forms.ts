import { StetError, badOption, quote } from '../../error.js';
import { harperCli } from './harper-cli.js';
import { harperSnapshot } from './harper-snapshot.js';
import { languageToolMatches } from './language-tool-matches.js';
import type { LintForm, CheckerReport, ReportContext } from './lint-form.js';
import { proselintErrors } from './proselint-errors.js';
import { sarifResults } from './sarif-results.js';
import { textlintMessages } from './textlint-messages.js';
import { valeAlerts } from './vale-alerts.js';
import { vfileMessages } from './vfile-messages.js';

/** The forms of reports that checkers write, in the order in which they are tried. */
export const lintForms: readonly LintForm[] = [
  harperCli,
  harperSnapshot,
  vfileMessages,
  textlintMessages,
  sarifResults,
  languageToolMatches,
  proselintErrors,
  valeAlerts,
];

export const lintFormNames: readonly string[] = lintForms.map(({ name }) => name);

export function findLintForm(name: string): LintForm {
  const form = lintForms.find((candidate) => candidate.name === name);
  if (form !== undefined) return form;
  throw badOption(`one of ${lintFormNames.join(', ')}`, quote(name), 'Choose one of them.');
}

/** The form that a report looks like. */
export function detectLintForm(document: string, file?: string): LintForm {
  const form = lintForms.find((candidate) => candidate.detect(document));
  if (form !== undefined) return form;
  throw new StetError({
    code: 'UNKNOWN_FORMAT',
    file,
    expected: `a report in one of the forms ${lintFormNames.join(', ')}`,
    found: 'another form',
    remedy: 'Name the form with {{from}}; an empty report does not tell.',
  });
}

/** Reads a report in a form, with lints in order of their places. */
export function readLintReport(document: string, form: LintForm, context: ReportContext): CheckerReport {
  const report = form.read(document, context);
  return {
    ...report,
    texts: report.texts.map((text) => ({
      ...text,
      lints: text.lints.toSorted((a, b) => a.start - b.start || a.end - b.end),
    })),
  };
}

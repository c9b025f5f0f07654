import type { Lint } from '../lint-run.js';
import { given } from '../given.js';
import { badReport, fieldsOf, isJsonWith, listOf, parseReport, textIn, textsIn } from './json-value.js';
import type { LintForm } from './lint-form.js';
import { TextPlaces } from './text-places.js';

/** `vale --output=JSON`: alerts by path, with a line and the first and last column, both from 1, in code points. */
export const valeAlerts: LintForm = {
  name: 'vale',
  title: 'JSON of Vale',
  checker: 'vale',
  offsets: 'code-points',
  detect: (document) =>
    isJsonWith(document, (value) =>
      Object.values(fieldsOf(value)).some((alerts) => listOf(alerts).some((alert) => 'Check' in fieldsOf(alert))),
    ),
  read: (document, { textOf, location }) => ({
    texts: Object.entries(fieldsOf(parseReport(document, location))).map(([file, alerts]) => {
      const places = new TextPlaces(textOf(file), 'code-points', location);
      return { file, lints: listOf(alerts).map((alert) => readAlert(fieldsOf(alert), places)) };
    }),
  }),
};

function readAlert(alert: Readonly<Record<string, unknown>>, places: TextPlaces): Lint {
  const { Check: check, Message: message, Severity: severity, Line: line, Match: match, Link: link } = alert;
  const [first, last] = listOf(alert.Span);
  const rule = textIn(check);
  if (typeof line !== 'number' || typeof first !== 'number' || typeof last !== 'number' || rule === undefined) {
    throw badReport('alerts with Check, Line and Span', JSON.stringify(alert), undefined);
  }
  const start = places.offset(line - 1, first - 1);
  const end = endOf(start, { line: line - 1, last }, textIn(match), places);
  const group = rule.includes('.') ? rule.slice(0, rule.indexOf('.')) : undefined;
  return places.lint(
    { start, end },
    {
      rule,
      ...given('group', group),
      message: textIn(message) ?? '',
      ...given('severity', textIn(severity)),
      suggestions: suggestionsOf(fieldsOf(alert.Action)),
      ...given('url', textIn(link)),
    },
    textIn(match),
  );
}

/** Vale names one line: a match that goes over its end is longer than its columns say. */
function endOf(
  start: number,
  { line, last }: { readonly line: number; readonly last: number },
  match: string | undefined,
  places: TextPlaces,
): number {
  if (match !== undefined && places.text.startsWith(match, start)) return start + match.length;
  return places.offset(line, last);
}

/** An action that replaces names what to put there; one that removes, nothing. Others are left to the editor. */
function suggestionsOf({ Name: name, Params: params }: Readonly<Record<string, unknown>>): readonly string[] {
  if (name === 'replace') return textsIn(params);
  return name === 'remove' ? [''] : [];
}

import type { Lint } from '../lint-run.js';
import { given } from '../given.js';
import { badReport, fieldsOf, isJsonWith, listOf, parseReport, textIn, textsIn } from './json-value.js';
import type { LintForm } from './lint-form.js';
import { TextPlaces } from './text-places.js';

/** `proselint --json`: offsets in code points, those of Python; it names no file. */
export const proselintErrors: LintForm = {
  name: 'proselint',
  title: 'JSON of proselint',
  checker: 'proselint',
  offsets: 'code-points',
  detect: (document) => isJsonWith(document, (value) => 'errors' in fieldsOf(fieldsOf(value).data)),
  read: (document, { textOf, location }) => {
    const { status, data } = fieldsOf(parseReport(document, location));
    if (status !== undefined && status !== 'success') {
      return { texts: [{ file: undefined, lints: [], error: `status ${JSON.stringify(status)}` }] };
    }
    const places = new TextPlaces(textOf(undefined), 'code-points', location);
    const lints = listOf(fieldsOf(data).errors).map((error) => readError(fieldsOf(error), places));
    return { texts: [{ file: undefined, lints }] };
  },
};

function readError(error: Readonly<Record<string, unknown>>, places: TextPlaces): Lint {
  const { check, message, start, end, severity, replacements } = error;
  const rule = textIn(check);
  if (typeof start !== 'number' || typeof end !== 'number' || rule === undefined) {
    throw badReport('errors with check, start and end', JSON.stringify(error), undefined);
  }
  const group = rule.includes('.') ? rule.slice(0, rule.indexOf('.')) : undefined;
  // One replacement is a text, several are a list.
  const suggestions = typeof replacements === 'string' ? [replacements] : textsIn(replacements);
  return places.lint(places.span(start, end), {
    rule,
    ...given('group', group),
    message: textIn(message) ?? '',
    ...given('severity', textIn(severity)),
    suggestions,
  });
}

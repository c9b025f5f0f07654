import type { Lint } from '../lint-run.js';
import { given } from '../given.js';
import { harperSuggestion } from './harper-suggestion.js';
import { badReport, fieldsOf, isJsonWith, listOf, parseReport, textIn, textsIn } from './json-value.js';
import type { LintForm } from './lint-form.js';
import { TextPlaces } from './text-places.js';

/** `harper-cli lint --format json`: spans in code points, and suggestions as people read them. */
export const harperCli: LintForm = {
  name: 'harper-cli',
  title: 'JSON of harper-cli',
  checker: 'harper-cli',
  offsets: 'code-points',
  detect: (document) =>
    isJsonWith(document, (value) => Array.isArray(value) && value.some((item) => 'lint_count' in fieldsOf(item))),
  read: (document, { textOf, location }) => ({
    texts: listOf(parseReport(document, location)).map((value) => {
      const { file, lints, error } = fieldsOf(value);
      const name = textIn(file);
      const failed = textIn(error);
      if (failed !== undefined) return { file: name, lints: [], error: failed };
      const places = new TextPlaces(textOf(name), 'code-points', location);
      return { file: name, lints: listOf(lints).map((lint) => readLint(lint, places)) };
    }),
  }),
};

function readLint(value: unknown, places: TextPlaces): Lint {
  const { rule, kind, span, message, priority, suggestions, matched_text: quoted } = fieldsOf(value);
  const { char_start: start, char_end: end } = fieldsOf(span);
  const name = textIn(rule);
  if (typeof start !== 'number' || typeof end !== 'number' || name === undefined) {
    throw badReport('lints with rule and span', JSON.stringify(value), undefined);
  }
  const place = places.span(start, end);
  const text = places.text.slice(place.start, place.end);
  return places.lint(
    place,
    {
      rule: name,
      ...given('group', textIn(kind)),
      message: textIn(message) ?? '',
      suggestions: textsIn(suggestions)
        .map((shown) => harperSuggestion(shown, text))
        .filter((suggestion) => suggestion !== undefined),
      ...(typeof priority === 'number' ? { extra: { priority } } : {}),
    },
    textIn(quoted),
  );
}

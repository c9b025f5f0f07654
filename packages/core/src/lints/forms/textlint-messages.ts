import type { Span } from '../../text/span.js';
import type { SourceLocation } from '../../source-location.js';
import type { Lint } from '../lint-run.js';
import { given } from '../given.js';
import { fieldsOf, isJsonWith, listOf, parseReport, textIn } from './json-value.js';
import type { LintForm } from './lint-form.js';
import { TextPlaces } from './text-places.js';

/** What textlint's formatter `json` prints. */
export const textlintMessages: LintForm = {
  name: 'textlint',
  title: 'JSON of textlint',
  checker: 'textlint',
  offsets: 'utf16',
  detect: (document) =>
    isJsonWith(
      document,
      (value) =>
        Array.isArray(value) && value.some((item) => 'filePath' in fieldsOf(item) && 'messages' in fieldsOf(item)),
    ),
  read: (document, { textOf, location }) => ({
    texts: listOf(parseReport(document, location)).map((value) => {
      const { filePath, messages } = fieldsOf(value);
      const file = textIn(filePath);
      return { file, lints: textlintLints(textOf(file), listOf(messages), location) };
    }),
  }),
};

/**
 * The lints of a text by textlint's messages. Where there is a fix, its range is the span: a rule that names only an index
 * gets a range of one character. The fix comes before the further suggestions; those for another range are left out.
 */
export function textlintLints(text: string, messages: readonly unknown[], location?: SourceLocation): Lint[] {
  const places = new TextPlaces(text, 'utf16', location);
  return messages.map((value) => {
    const message = fieldsOf(value);
    const fixes = [message.fix, ...listOf(message.suggestions).map((suggestion) => fieldsOf(suggestion).fix)]
      .map((fix) => readFix(fix, places))
      .filter((fix) => fix !== undefined);
    const span = fixes.at(0) ?? placeOf(message, places);
    return places.lint(
      { start: span.start, end: span.end },
      {
        rule: textIn(message.ruleId) ?? 'textlint',
        message: textIn(message.message) ?? '',
        severity: SEVERITIES[Number(message.severity)] ?? 'warning',
        suggestions: fixes
          .filter(({ start, end }) => start === span.start && end === span.end)
          .map(({ replacement }) => replacement),
        ...given('url', textIn(fieldsOf(message.docs).url)),
      },
    );
  });
}

const SEVERITIES = ['info', 'warning', 'error', 'info'];

interface Fix extends Span {
  readonly replacement: string;
}

function readFix(fix: unknown, places: TextPlaces): Fix | undefined {
  const { range, text } = fieldsOf(fix);
  const [start, end] = listOf(range);
  if (typeof start !== 'number' || typeof end !== 'number' || typeof text !== 'string') return undefined;
  return { ...places.span(start, end), replacement: text };
}

function placeOf({ range, index }: Readonly<Record<string, unknown>>, places: TextPlaces): Span {
  const [start = index, end = start] = listOf(range);
  const from = Number(start ?? 0);
  // One character may be two code units.
  const to = Number(end ?? from);
  const isHalf = /[\uD800-\uDBFF]/u.test(places.text.charAt(to - 1)) && /[\uDC00-\uDFFF]/u.test(places.text.charAt(to));
  return places.span(from, Math.min(places.text.length, isHalf ? to + 1 : to));
}

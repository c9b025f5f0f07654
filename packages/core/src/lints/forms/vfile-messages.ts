import type { SourceLocation } from '../../source-location.js';
import type { Lint } from '../lint-run.js';
import { given } from '../given.js';
import { fieldsOf, isJsonWith, listOf, parseReport, textIn, textsIn } from './json-value.js';
import type { LintForm } from './lint-form.js';
import { TextPlaces } from './text-places.js';

/** Messages of VFiles, as vfile-reporter-json prints them: retext, remark, alex. */
export const vfileMessages: LintForm = {
  name: 'vfile',
  title: 'messages of VFiles (vfile-reporter-json)',
  checker: 'vfile',
  offsets: 'utf16',
  detect: (document) =>
    isJsonWith(
      document,
      (value) =>
        Array.isArray(value) && value.some((item) => 'messages' in fieldsOf(item) && 'history' in fieldsOf(item)),
    ),
  read: (document, { textOf, location }) => ({
    texts: listOf(parseReport(document, location)).map((value) => {
      const { path, messages } = fieldsOf(value);
      const file = textIn(path);
      return { file, ...vfileLints(textOf(file), listOf(messages), location) };
    }),
  }),
};

/**
 * The lints of a text by the messages of its VFile. The rule is `source`, the plugin: `ruleId` is often the word itself.
 * A fatal message is no lint: the text was not checked.
 */
export function vfileLints(
  text: string,
  messages: readonly unknown[],
  location?: SourceLocation,
): { readonly lints: Lint[]; readonly error?: string } {
  const fatal = messages.map(fieldsOf).find((message) => message.fatal === true);
  if (fatal !== undefined) return { lints: [], error: textIn(fatal.reason) ?? 'the file could not be used' };
  const places = new TextPlaces(text, 'utf16', location);
  return { lints: messages.map((message) => readMessage(fieldsOf(message), places)) };
}

function readMessage(message: Readonly<Record<string, unknown>>, places: TextPlaces): Lint {
  const { source, ruleId, reason, fatal, actual, expected, note, url } = message;
  const detail = textIn(ruleId);
  const rule = textIn(source) ?? detail ?? 'message';
  return places.lint(placeOf(message, places), {
    rule,
    message: textIn(reason) ?? '',
    severity: fatal === false ? 'warning' : 'info',
    // Without a list there is no suggestion; an empty text stands for removal.
    suggestions: textsIn(expected),
    ...given('url', textIn(url)),
    ...extras({ ruleId: detail, actual: textIn(actual), note: textIn(note) }),
  });
}

function extras(fields: Readonly<Record<string, string | undefined>>): { readonly extra?: Lint['extra'] & object } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return present.length === 0 ? {} : { extra: Object.fromEntries(present) };
}

/** A message may have a place with offsets, one with lines and columns from 1, a single point, or none. */
function placeOf(message: Readonly<Record<string, unknown>>, places: TextPlaces): { start: number; end: number } {
  const { place, line, column } = message;
  const { start = place, end = start } = fieldsOf(place);
  const from = offsetOf(start, places) ?? offsetOf({ line, column }, places);
  // A message without a place is about the whole text.
  if (from === undefined) return { start: 0, end: places.text.length };
  return places.span(from, Math.max(from, offsetOf(end, places) ?? from));
}

function offsetOf(point: unknown, places: TextPlaces): number | undefined {
  const { offset, line, column } = fieldsOf(point);
  if (typeof offset === 'number') return offset;
  return typeof line === 'number' && typeof column === 'number' ? places.offset(line - 1, column - 1) : undefined;
}

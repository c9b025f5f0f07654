import type { OffsetUnit } from '../../text/offsets.js';
import type { SourceLocation } from '../../source-location.js';
import type { Lint } from '../lint-run.js';
import { given } from '../given.js';
import { badReport, fieldsOf, isJsonWith, listOf, parseReport, textIn } from './json-value.js';
import type { LintForm, ReportedText } from './lint-form.js';
import { TextPlaces } from './text-places.js';

/** An answer of LanguageTool's `/v2/check`; it names no file. */
export const languageToolMatches: LintForm = {
  name: 'languagetool',
  title: 'an answer of LanguageTool (/v2/check)',
  checker: 'languagetool',
  offsets: 'utf16',
  detect: (document) => isJsonWith(document, (value) => Array.isArray(fieldsOf(value).matches)),
  read: (document, { textOf, location }) => {
    const answer = parseReport(document, location);
    const version = textIn(fieldsOf(fieldsOf(answer).software).version);
    return { ...given('version', version), texts: [languageToolLints(textOf(undefined), answer, 'utf16', location)] };
  },
};

/** The lints in an answer of LanguageTool. One that says it is incomplete is never clean. */
export function languageToolLints(
  text: string,
  answer: unknown,
  unit: OffsetUnit,
  location?: SourceLocation,
): ReportedText {
  const { matches, warnings } = fieldsOf(answer);
  if (!Array.isArray(matches)) throw badReport('a list "matches"', shown(answer), location);
  const places = new TextPlaces(text, unit, location);
  const incomplete = fieldsOf(warnings).incompleteResults === true;
  return {
    file: undefined,
    lints: matches.map((match) => readMatch(fieldsOf(match), places, location)),
    ...(incomplete ? { incomplete } : {}),
  };
}

function readMatch(
  match: Readonly<Record<string, unknown>>,
  places: TextPlaces,
  location: SourceLocation | undefined,
): Lint {
  const { offset, length, message, replacements } = match;
  const { id, subId, issueType, urls, category, tempOff } = fieldsOf(match.rule);
  const name = textIn(id) ?? 'languagetool';
  if (typeof offset !== 'number' || typeof length !== 'number' || !Array.isArray(replacements)) {
    throw badReport('matches with offset, length and replacements', shown(match), location);
  }
  const sub = textIn(subId);
  return places.lint(places.span(offset, offset + length), {
    rule: sub === undefined ? name : `${name}[${sub}]`,
    ...given('group', textIn(fieldsOf(category).id)),
    message: textIn(message) ?? '',
    ...given('severity', textIn(issueType)),
    suggestions: replacements.map((replacement) => valueOf(replacement, location)),
    ...given('url', textIn(fieldsOf(listOf(urls).at(0)).value)),
    ...(tempOff === true ? { extra: { tempOff } } : {}),
  });
}

function valueOf(replacement: unknown, location: SourceLocation | undefined): string {
  const { value } = fieldsOf(replacement);
  if (typeof value !== 'string') throw badReport('replacements with a value', shown(replacement), location);
  return value;
}

function shown(value: unknown): string {
  return JSON.stringify(value).slice(0, LONGEST);
}

const LONGEST = 200;

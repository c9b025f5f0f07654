import type { Lint } from './lint-run.js';
import { TextPlaces } from './forms/text-places.js';
import { StetError, quote } from '../error.js';

/** A lint as a checker of somebody's own gives it: its place in UTF-16, and the rest if there is any. */
export interface FoundLint {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly message?: string | undefined;
  readonly suggestions?: readonly string[] | undefined;
}

/** The lints of a text with what stands at their places; one without a rule, or at no place of the text, is an error. */
export function wholeLints(text: string, found: readonly FoundLint[]): Lint[] {
  const places = new TextPlaces(text, 'utf16');
  return found.map((lint) => {
    const { rule, start, end, message = '', suggestions = [] } = lint;
    if (typeof rule !== 'string' || rule === '') throw withoutRule(lint);
    return places.lint(places.span(start, end), { rule, message, suggestions });
  });
}

function withoutRule(lint: unknown): StetError {
  return new StetError({
    code: 'BAD_LINTS',
    expected: 'lints with the name of a rule, start and end',
    found: quote(JSON.stringify(lint)),
    remedy: 'Give each lint a rule, made up if need be.',
  });
}

import { quote } from '../../error.js';
import { counted } from '../../text/counted.js';
import type { Span } from '../../text/span.js';
import type { Lint } from '../lint-run.js';
import type { MustLine } from './must-line.js';

/** What a checker says of a text; undefined where it was not asked, or did not answer. */
export type LintsOf = (text: string) => readonly Lint[] | undefined;

/** Whether a checker does what a line demands. */
export interface MustResult {
  readonly line: MustLine;
  readonly passed: boolean;
  /** What is wrong, in sentences; empty if it passes. */
  readonly problems: readonly string[];
  /** What is worth knowing though nothing breaks. */
  readonly notes: readonly string[];
}

/**
 * Holds a line against what a checker says. A sentence to flag needs a lint, and where a place is marked exactly one, at
 * that place; no suggestion, once made, may trigger the rule again. Corrected texts that the checker was not asked about
 * are noted, not held against it.
 */
export function checkMustLine(line: MustLine, lintsOf: LintsOf): MustResult {
  const found = lintsOf(line.text)?.filter((lint) => isAbout(lint, line));
  if (found === undefined) return resultOf(line, ['The checker gave no answer for it.']);
  if (line.must === 'flag') return checkFlagged(line, found, lintsOf);
  const alarms = found.map(({ rule, text }) => `${rule} flags ${quote(text)}.`);
  if (line.known !== true) return resultOf(line, alarms);
  return resultOf(
    line,
    [],
    alarms.length === 0 ? ['A known false alarm that is gone: make it a sentence to pass.'] : [],
  );
}

/** The texts that suggestions make of a sentence to flag, each once; a checker should be asked about them too. */
export function correctedMustTexts(line: MustLine, lints: readonly Lint[]): string[] {
  const { must, text } = line;
  if (must === 'pass') return [];
  const made = lints
    .filter((lint) => isAbout(lint, line))
    .flatMap((lint) => lint.suggestions.map((suggestion) => withSuggestion(text, lint, suggestion)));
  return [...new Set(made)].filter((corrected) => corrected !== text && corrected.trim() !== '');
}

/** True for a lint of the rule that a line names. `AGREE` stands for `AGREE[2]` too, whichever of the two says no more. */
function isAbout({ rule: found }: Lint, { rule }: MustLine): boolean {
  const group = (name: string): string => name.replace(/\[\d+\]$/u, '');
  return rule === undefined || found === rule || group(found) === rule || found === group(rule);
}

function withSuggestion(text: string, { start, end }: Span, suggestion: string): string {
  return text.slice(0, start) + suggestion + text.slice(end);
}

function checkFlagged(line: MustLine, found: readonly Lint[], lintsOf: LintsOf): MustResult {
  const { marker, suggestions, rule = 'the checker', text } = line;
  if (found.length === 0) return resultOf(line, [`${capitalised(rule)} finds nothing in it.`]);
  const problems: string[] = [];
  if (marker !== undefined && found.length > 1) {
    problems.push(
      `${counted(found.length, 'lint')} instead of one: ${found.map((lint) => quote(lint.text)).join(', ')}.`,
    );
  }
  const [first] = found;
  if (marker !== undefined && !found.some(({ start, end }) => start === marker.start && end === marker.end)) {
    problems.push(`Flagged is ${quote(first.text)} instead of ${quote(text.slice(marker.start, marker.end))}.`);
  }
  const atMarker = found.find(({ start }) => start === marker?.start) ?? first;
  if (suggestions !== undefined && JSON.stringify(suggestions) !== JSON.stringify(atMarker.suggestions)) {
    problems.push(`Suggested is ${listOf(atMarker.suggestions)} instead of ${listOf(suggestions)}.`);
  }
  const again = triggeredAgain(line, found, lintsOf);
  return resultOf(line, [...problems, ...again.problems], again.notes);
}

/** The suggestions that, once made, trigger the rule again. */
function triggeredAgain(
  line: MustLine,
  found: readonly Lint[],
  lintsOf: LintsOf,
): Pick<MustResult, 'problems' | 'notes'> {
  const problems: string[] = [];
  let unasked = 0;
  for (const lint of found) {
    for (const suggestion of lint.suggestions) {
      const corrected = withSuggestion(line.text, lint, suggestion);
      if (corrected === line.text) {
        problems.push(`The suggestion ${quote(suggestion)} changes nothing.`);
        continue;
      }
      // With nothing left there is nothing to ask about.
      if (corrected.trim() === '') continue;
      const lints = lintsOf(corrected);
      if (lints === undefined) unasked++;
      else if (lints.some((other) => other.rule === lint.rule && meetsSuggestion(other, lint, suggestion))) {
        problems.push(`The suggestion ${quote(suggestion)}, once made, triggers ${lint.rule} again.`);
      }
    }
  }
  const notes = unasked === 0 ? [] : [`The checker was not asked about ${counted(unasked, 'corrected text')}.`];
  return { problems, notes };
}

/** True for a lint that touches what a suggestion put into the text: another error of the sentence may stay. */
function meetsSuggestion(other: Span, { start }: Span, suggestion: string): boolean {
  return other.start <= start + suggestion.length && start <= other.end;
}

const resultOf = (line: MustLine, problems: readonly string[], notes: readonly string[] = []): MustResult => ({
  line,
  passed: problems.length === 0,
  problems,
  notes,
});

const listOf = (suggestions: readonly string[]): string =>
  suggestions.length === 0 ? 'nothing' : suggestions.map(quote).join(', ');

const capitalised = (text: string): string => (text === 'the checker' ? 'The checker' : text);

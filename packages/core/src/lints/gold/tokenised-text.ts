import { StetError, quote } from '../../error.js';
import type { Sentence } from '../../corpus/edit.js';
import { groupBy } from '../../group-by.js';
import { joinTokens } from '../../text/detokenise.js';
import { splitLines } from '../../text/lines.js';
import { parseShallowJson } from '../../text/parse-shallow-json.js';
import type { Span } from '../../text/span.js';
import { tokenise } from '../../text/white-space.js';
import type { LintRun } from '../lint-run.js';

/** A text as a checker sees it, tied to the tokens of a gold by their spans. */
export interface TokenisedText {
  readonly unit: string;
  readonly text: string;
  readonly tokens: readonly string[];
  /** Where each token stands in the text. */
  readonly spans: readonly Span[];
}

/** A sentence of a gold as plain text: its tokens joined as people write them. */
export function detokenisedText(unit: string, source: string): TokenisedText {
  return joinedText(unit, joinTokens(tokenise(source)));
}

/** How the sentences of a gold become the texts that a checker sees: as they are, or joined as people write them. */
export interface GoldJoining {
  readonly detokenise: boolean;
}

/** The sentences of a gold as texts for a checker, named after its file: `gold.m2#1`. */
export function textsOfGold(
  name: string,
  sentences: readonly Pick<Sentence, 'source'>[],
  { detokenise }: GoldJoining,
): TokenisedText[] {
  return sentences.map(({ source }, at) => {
    const unit = `${name}#${at + 1}`;
    return detokenise
      ? detokenisedText(unit, source)
      : joinedText(
          unit,
          tokenise(source).map((token) => [token]),
        );
  });
}

/** The tokens of each group without a blank between them, the groups with one. */
function joinedText(unit: string, groups: readonly (readonly string[])[]): TokenisedText {
  const spans: Span[] = [];
  let start = 0;
  for (const group of groups) {
    for (const token of group) {
      spans.push({ start, end: start + token.length });
      start += token.length;
    }
    start++;
  }
  return { unit, text: groups.map((group) => group.join('')).join(' '), tokens: groups.flat(), spans };
}

/**
 * Texts under the names that a run gave them: one that the run does not know by its name takes that of a check of the
 * same text, if there is one.
 */
export function namedAsIn(texts: readonly TokenisedText[], { checks }: Pick<LintRun, 'checks'>): TokenisedText[] {
  const units = new Set(checks.map(({ unit }) => unit));
  const taken = new Set(texts.map(({ unit }) => unit));
  const free = groupBy(
    checks.filter(({ unit, text }) => text !== undefined && !taken.has(unit)),
    ({ text }) => text,
  );
  return texts.map((text) => {
    const check = units.has(text.unit) ? undefined : free.get(text.text)?.shift();
    return check === undefined ? text : { ...text, unit: check.unit };
  });
}

/** Reads texts with the spans of their tokens: JSON Lines of `{"unit", "text", "tokens", "spans"}`. */
export function parseTokenisedTexts(content: string, { file }: { readonly file?: string } = {}): TokenisedText[] {
  return splitLines(content).flatMap((line, at) => {
    if (line.trim() === '') return [];
    const value = readJson(line);
    if (!isRecord(value)) throw bad(file, at + 1, '"unit", "text", "tokens" and "spans" as JSON', quote(line));
    const { unit, text, tokens, spans } = value;
    const wrong = tokens.findIndex((token, index) => text.slice(...spans[index]) !== token);
    if (wrong !== -1) {
      const found = `${quote(text.slice(...spans[wrong]))} at ${spans[wrong].join(' to ')} of ${quote(unit)}`;
      throw bad(file, at + 1, `the token ${quote(tokens[wrong])} where its span says`, found);
    }
    return [{ unit, text, tokens, spans: spans.map(([start, end]) => ({ start, end })) }];
  });
}

/** Writes texts with the spans of their tokens; `parseTokenisedTexts` reads back the same. */
export function printTokenisedTexts(texts: readonly TokenisedText[]): string {
  return texts
    .map(({ unit, text, tokens, spans }) => {
      const record = { unit, text, tokens, spans: spans.map(({ start, end }) => [start, end]) };
      return `${JSON.stringify(record)}\n`;
    })
    .join('');
}

interface TokenisedRecord {
  readonly unit: string;
  readonly text: string;
  readonly tokens: readonly string[];
  readonly spans: readonly (readonly [start: number, end: number])[];
}

function readJson(line: string): unknown {
  try {
    return parseShallowJson(line);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is TokenisedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { unit, text, tokens, spans } = value as Readonly<Record<string, unknown>>;
  return (
    typeof unit === 'string' &&
    typeof text === 'string' &&
    Array.isArray(tokens) &&
    Array.isArray(spans) &&
    tokens.length === spans.length &&
    tokens.every((token) => typeof token === 'string') &&
    spans.every((span: unknown) => Array.isArray(span) && span.length === 2 && span.every(Number.isSafeInteger))
  );
}

function bad(file: string | undefined, line: number, expected: string, found: string): StetError {
  const remedy = 'Spans count UTF-16 code units, and the end is the offset after the token.';
  return new StetError({ code: 'BAD_LINTS', file, line, expected, found, remedy });
}

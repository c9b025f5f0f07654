import { StetError, quote } from '../../error.js';
import { splitLines } from '../../text/lines.js';
import { MUST_SIGNS, type MustKind, type MustLine } from './must-line.js';

/** Some editors put a selector for a coloured sign behind it. */
const VARIANT = '\u{FE0F}';
const KINDS = Object.entries(MUST_SIGNS) as [MustKind, string][];

/**
 * Reads a file of sentences that a checker must flag (❌) or let pass (✅), one a line, with the rule that is meant in
 * backticks before the sentence. Empty lines and those that begin with `#` are left out. Two backticks with nothing
 * between them mean any rule: a sentence may begin with a backtick itself.
 */
export function parseMustLines(text: string, file?: string): MustLine[] {
  return splitLines(text).flatMap((line, at) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return [];
    return [parseLine(trimmed, { file, line: at + 1 })];
  });
}

function parseLine(text: string, location: Pick<MustLine, 'file' | 'line'>): MustLine {
  const kind = KINDS.find(([, sign]) => text.startsWith(sign));
  if (kind === undefined) throw badLine(location, '✅ or ❌ at the beginning of the line, or # for a comment', text);
  const [must, sign] = kind;
  const rest = text
    .slice(sign.length)
    .replace(new RegExp(`^${VARIANT}`, 'u'), '')
    .trim();
  const named = /^`([^`]*)`\s*(.*)$/su.exec(rest);
  const [rule, sentence] = named === null ? ['', rest] : [named[1].trim(), named[2]];
  if (sentence === '') throw badLine(location, `a sentence behind ${sign}`, text);
  return { must, text: sentence, ...(rule === '' ? {} : { rule }), ...location };
}

function badLine(location: Pick<MustLine, 'file' | 'line'>, expected: string, found: string): StetError {
  const remedy = 'Write "❌ sentence" for what must be flagged and "✅ sentence" for what must pass.';
  return new StetError({ code: 'BAD_MUST_LINE', ...location, expected, found: quote(found), remedy });
}

/** Prints lines as `parseMustLines` reads them. A marker and suggestions have no place in such a file. */
export function printMustLines(lines: readonly Pick<MustLine, 'must' | 'rule' | 'text'>[]): string {
  return lines.map((line) => `${printLine(line)}\n`).join('');
}

function printLine({ must, rule, text }: Pick<MustLine, 'must' | 'rule' | 'text'>): string {
  const sentence = text.replace(/\s+/gu, ' ').trim();
  const name = rule === undefined ? (sentence.startsWith('`') ? '`` ' : '') : `\`${rule.replaceAll('`', "'")}\` `;
  return `${MUST_SIGNS[must]} ${name}${sentence}`;
}

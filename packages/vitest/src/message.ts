import { fixed, quote, wordDiff, type Lint } from '@stet/core/internal';

/** What a matcher returns: whether it holds, and a message that says why. */
export interface Answer {
  readonly pass: boolean;
  readonly message: () => string;
}

/** A fraction as a percentage. */
export function percent(fraction: number): string {
  return fixed(fraction * 100, 2);
}

/** An output with its changes marked, or a note that there are none. */
export function marked(source: string, output: string): string {
  return output === source ? `${output} (unchanged)` : wordDiff(source, output);
}

/** Lines of a message; lists of lines are indented. */
export function paragraph(lines: readonly (string | readonly string[])[]): string {
  return lines.flatMap((line) => (typeof line === 'string' ? [line] : line.map((item) => `  ${item}`))).join('\n');
}

/** A lint for a message: rule, what it is about, and what it suggests. */
export function lintLine({ rule, text, suggestions }: Lint): string {
  const suggested =
    suggestions.length === 0 ? '' : ` → ${suggestions.slice(0, SHOWN_SUGGESTIONS).map(quote).join(', ')}`;
  return `${rule}: ${quote(text)}${suggested}`;
}

const SHOWN_SUGGESTIONS = 3;

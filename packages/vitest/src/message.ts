import { fixed, wordDiff } from '@stet/core/internal';

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

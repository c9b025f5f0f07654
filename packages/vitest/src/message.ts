import { fixed, wordDiff } from '@stet/core/internal';

/** What a matcher answers: whether it holds, and why it does or does not. */
export interface Answer {
  readonly pass: boolean;
  readonly message: () => string;
}

/** A fraction as a percentage. */
export function percent(fraction: number): string {
  return fixed(fraction * 100, 2);
}

/** An output with its changes marked, or a word for none. */
export function marked(source: string, output: string): string {
  return output === source ? `${output} (unchanged)` : wordDiff(source, output);
}

/** Lines of a message, those in lists indented below the one before. */
export function paragraph(lines: readonly (string | readonly string[])[]): string {
  return lines.flatMap((line) => (typeof line === 'string' ? [line] : line.map((part) => `  ${part}`))).join('\n');
}

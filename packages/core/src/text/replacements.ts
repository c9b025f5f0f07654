import type { Span } from './span.js';

/** A text that replaces a span of another. */
export interface Replacement extends Span {
  readonly text: string;
}

/**
 * The text with the replacements made, from left to right. One that overlaps an earlier one is left out, and so is a
 * second insertion at the same offset: a checker that names two corrections there means one or the other.
 */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  const ordered = replacements.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let copied = 0;
  let lastStart = -1;
  for (const { start, end, text: replacement } of ordered) {
    if (start < copied || start === lastStart) continue;
    result += text.slice(copied, start) + replacement;
    copied = end;
    lastStart = start;
  }
  return result + text.slice(copied);
}

import type { Span } from './span.js';

/** A text to put in the place of a stretch of another. */
export interface Replacement extends Span {
  readonly text: string;
}

/**
 * The text with replacements made, from left to right. One that overlaps another before it is left out, and so is a
 * second insertion at the same place: a checker that names two corrections there means one or the other.
 */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  const ordered = replacements.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let done = 0;
  let lastStart = -1;
  for (const { start, end, text: own } of ordered) {
    if (start < done || start === lastStart) continue;
    result += text.slice(done, start) + own;
    done = end;
    lastStart = start;
  }
  return result + text.slice(done);
}

import type { Span } from './span.js';

/** A text that replaces a span of another. */
export interface Replacement extends Span {
  readonly text: string;
}

/**
 * The replacements that can be made together, from left to right. One that overlaps an earlier one is left out, and so
 * is a second insertion at the same offset: a checker that names two corrections there means one or the other.
 */
export function compatibleReplacements<Item extends Span>(replacements: readonly Item[]): Item[] {
  let replaced = 0;
  let lastStart = -1;
  return replacements
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end }) => {
      if (start < replaced || start === lastStart) return false;
      replaced = end;
      lastStart = start;
      return true;
    });
}

/** The text with all replacements made that can be made together. */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let copied = 0;
  for (const { start, end, text: replacement } of compatibleReplacements(replacements)) {
    result += text.slice(copied, start) + replacement;
    copied = end;
  }
  return result + text.slice(copied);
}

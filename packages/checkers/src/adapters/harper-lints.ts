import type { Replacement, Span } from '@stet/core/internal';
import type { Lint } from 'harper.js';
import type { HarperOptions, OpenHarper } from './open-harper.js';
import { spanFinder } from './span-finder.js';

/** Harper's documentation says that spans count characters; harper.js 2.10.0 gives them in UTF-16 code units. */
export const HARPER_OFFSETS = 'utf16';

export function isHarperLintWanted(
  lint: Lint,
  { categories, disabledCategories }: Pick<HarperOptions, 'categories' | 'disabledCategories'>,
): boolean {
  const kind = lint.lint_kind();
  return !disabledCategories.includes(kind) && (categories.length === 0 || categories.includes(kind));
}

export function harperSpan(lint: Lint, text: string): Span {
  const { start, end } = lint.span();
  return spanFinder(text, HARPER_OFFSETS)(start, end);
}

/** What Harper suggests, in its order: to replace the span, to remove it, or to put something behind it. */
export function replacementsOf(lint: Lint, text: string, kinds: OpenHarper['kinds']): Replacement[] {
  const span = harperSpan(lint, text);
  return lint.suggestions().map((suggestion) => {
    const kind = suggestion.kind();
    if (kind === kinds.Remove) return { ...span, text: '' };
    const words = suggestion.get_replacement_text();
    return kind === kinds.InsertAfter ? { start: span.end, end: span.end, text: words } : { ...span, text: words };
  });
}

import type { Lint } from '@stet/core/internal';

/** A rule may object to a whole sentence; its ends are enough to know it by. */
const MOST_CHARACTERS = 40;

/** What a lint would put instead of what, in a cell of a table: `“teh” → “the”`. */
export function shownAdvice({ text, suggestions }: Pick<Lint, 'text' | 'suggestions'>): string {
  const suggestion = suggestions.at(0);
  return `${quoted(text)} → ${suggestion === undefined ? 'no advice' : quoted(suggestion)}`;
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  // Blanks at an end may be what the lint is about.
  if (characters.length <= MOST_CHARACTERS) return `“${text.replaceAll(/\s/gu, ' ')}”`;
  const half = MOST_CHARACTERS / 2;
  const start = characters.slice(0, half).join('').replace(/ \S*$/u, '');
  const end = characters.slice(-half).join('').replace(/^\S* /u, '');
  return `“${start} … ${end}”`;
}

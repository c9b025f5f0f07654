import type { Edit } from '../../corpus/edit.js';
import { tokenise } from '../../text/white-space.js';

/** Tokens of a sentence, and what stands instead. */
export interface TokenEdit {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/**
 * The edit without the words that it shares with what it replaces, at both ends; undefined if nothing is left. Where a
 * repeated word goes or comes (`he he` → `he`), the place is ambiguous: the leftmost one stands for all.
 */
export function trimEdit({ start, end, words }: TokenEdit, tokens: readonly string[]): TokenEdit | undefined {
  let [first, last, from, to] = [start, end, 0, words.length];
  while (first < last && from < to && tokens[first] === words[from]) {
    first++;
    from++;
  }
  while (first < last && from < to && tokens[last - 1] === words[to - 1]) {
    last--;
    to--;
  }
  if (first === last && from === to) return undefined;
  return slideLeft({ start: first, end: last, words: words.slice(from, to) }, tokens);
}

function slideLeft({ start, end, words }: TokenEdit, tokens: readonly string[]): TokenEdit {
  if (start < end && words.length > 0) return { start, end, words };
  const moving = start < end ? tokens.slice(start, end) : [...words];
  let steps = 0;
  // One step to the left is right where the word before it is its last one, which then comes first.
  while (steps < start && tokens[start - steps - 1] === moving.at(-1)) {
    moving.unshift(...moving.splice(-1));
    steps++;
  }
  return { start: start - steps, end: end - steps, words: start < end ? words : moving };
}

/** The corrections of a gold edit, each trimmed for itself; those that change nothing are left out. */
export function trimmedCorrections({ start, end, corrections }: Edit, tokens: readonly string[]): TokenEdit[] {
  return corrections
    .map((correction) => trimEdit({ start, end, words: tokenise(correction) }, tokens))
    .filter((edit) => edit !== undefined);
}

/** One text for each edit, so that equal edits are equal texts. */
export function editKey({ start, end, words }: TokenEdit): string {
  return `${start} ${end} ${words.join(' ')}`;
}

/** True if two token spans share a token or, where one of them is an insertion, touch. */
export function meets(
  a: Readonly<Pick<TokenEdit, 'start' | 'end'>>,
  b: Readonly<Pick<TokenEdit, 'start' | 'end'>>,
): boolean {
  const inserts = a.start === a.end || b.start === b.end;
  return inserts ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end;
}

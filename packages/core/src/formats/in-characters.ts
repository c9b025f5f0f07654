import type { Edit } from '../corpus/edit.js';
import { tokenise } from '../text/white-space.js';

/**
 * An edit in character offsets of the joined sentence. An insertion adds a blank, before it at the end of the sentence
 * and after it elsewhere; a deletion removes one.
 */
export function inCharacters(
  { start, end, corrections }: Edit,
  source: string,
): { from: number; to: number; texts: string[] } {
  const starts = tokenStarts(source);
  const length = Math.max(0, starts[starts.length - 1] - 1);
  const from = Math.min(starts[start], length);
  if (start === end) {
    const atEnd = start === starts.length - 1;
    return { from, to: from, texts: corrections.map((text) => (atEnd && length > 0 ? ` ${text}` : `${text} `)) };
  }
  return { from, to: starts[end] - 1, texts: [...corrections] };
}

/** Character offsets of the tokens of a sentence whose tokens are joined by single blanks. */
function tokenStarts(source: string): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const token of tokenise(source)) {
    starts.push(at);
    at += token.length + 1;
  }
  return [...starts, at];
}

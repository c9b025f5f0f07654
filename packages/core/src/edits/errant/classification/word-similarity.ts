import { codePoints } from '../../../text/code-points.js';
import { checkSize } from '../check-size.js';

/** True for a word of letters, in any script. */
export const isLetters = (text: string): boolean => /^\p{L}+$/u.test(text);

/** 1 less the Levenshtein distance of the characters divided by the length of the longer word. */
export function wordSimilarity(left: string, right: string): number {
  const a = codePoints(left);
  const b = codePoints(right);
  checkSize(a.length, b.length, 'characters');
  return 1 - levenshtein(a, b) / Math.max(a.length, b.length);
}

function levenshtein(left: Int32Array, right: Int32Array): number {
  const row = Int32Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let at = 0; at < left.length; at++) {
    let diagonal = row[0];
    row[0] = at + 1;
    for (let column = 1; column <= right.length; column++) {
      const above = row[column];
      const substitution = left[at] === right[column - 1] ? diagonal : diagonal + 1;
      row[column] = Math.min(substitution, above + 1, row[column - 1] + 1);
      diagonal = above;
    }
  }
  return row[right.length];
}

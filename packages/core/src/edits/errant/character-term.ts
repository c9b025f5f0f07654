import { codePoints } from '../../text/code-points.js';
import { checkSize } from './check-size.js';

/** The length of the longest common subsequence. */
function commonSubsequence(left: Int32Array, right: Int32Array): number {
  const columns = right.length;
  const row = new Int32Array(columns);
  let last = 0;
  for (const point of left) {
    let diagonal = 0;
    last = 0;
    for (let column = 0; column < columns; column++) {
      const above = row[column];
      if (point === right[column]) last = diagonal + 1;
      else if (above > last) last = above;
      row[column] = last;
      diagonal = above;
    }
  }
  return last;
}

/** How unlike two words are by their characters: 0 for equal words, 1 for words without a common character. */
export function characterTerm(left: Int32Array, right: Int32Array): number {
  checkSize(left.length, right.length, 'characters');
  const length = left.length + right.length;
  return (length - 2 * commonSubsequence(left, right)) / length;
}

/** How alike two words are by their characters, from 0 to 1. */
export const characterSimilarity = (left: string, right: string): number =>
  1 - characterTerm(codePoints(left), codePoints(right));

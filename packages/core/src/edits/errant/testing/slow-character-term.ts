/** The character term by trying all ways to match the characters. */
export function slowCharacterTerm(left: string, right: string): number {
  const [a, b] = [Array.from(left), Array.from(right)];
  const length = a.length + b.length;
  return (length - 2 * commonSubsequence(a, b)) / length;
}

function commonSubsequence(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0;
  if (left[0] === right[0]) return 1 + commonSubsequence(left.slice(1), right.slice(1));
  return Math.max(commonSubsequence(left.slice(1), right), commonSubsequence(left, right.slice(1)));
}

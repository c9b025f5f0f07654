/**
 * How alike two texts are, from 0 to 1: twice the characters of their matching blocks, divided by all characters. The longest
 * stretch that both have comes first, then the longest on each side of it, and so on (Ratcliff and Metzener 1988).
 */
export function matchingBlockRatio(left: string, right: string): number {
  const [a, b] = [Array.from(left), Array.from(right)];
  return (2 * matched(a, b)) / (a.length + b.length);
}

function matched(left: readonly string[], right: readonly string[]): number {
  const { length, inLeft, inRight } = longestBlock(left, right);
  if (length === 0) return 0;
  return (
    length +
    matched(left.slice(0, inLeft), right.slice(0, inRight)) +
    matched(left.slice(inLeft + length), right.slice(inRight + length))
  );
}

/** The first of the longest stretches that both have, by where it starts in the left text, then in the right. */
function longestBlock(
  left: readonly string[],
  right: readonly string[],
): { length: number; inLeft: number; inRight: number } {
  let longest = { length: 0, inLeft: 0, inRight: 0 };
  for (let inLeft = 0; inLeft < left.length; inLeft++) {
    for (let inRight = 0; inRight < right.length; inRight++) {
      let length = 0;
      while (
        inLeft + length < left.length &&
        inRight + length < right.length &&
        left[inLeft + length] === right[inRight + length]
      ) {
        length++;
      }
      if (length > longest.length) longest = { length, inLeft, inRight };
    }
  }
  return longest;
}

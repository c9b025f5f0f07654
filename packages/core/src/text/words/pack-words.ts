/** Words on a line; to find one, the lines are searched by their first words. */
const LINE_LENGTH = 32;

/**
 * Words of letters in order, 32 on a line. The first of a line is whole; before each other stands how many characters it
 * shares with the one before it, as one of the 17 characters from `0` to `@`, none of which is a letter.
 */
export function packWords(words: Iterable<string>): string {
  const sorted = [...new Set(words)].sort();
  return sorted
    .map((word, at) => {
      if (at === 0) return word;
      if (at % LINE_LENGTH === 0) return `\n${word}`;
      const shared = sharedLength(sorted[at - 1], word);
      return digitOf(shared) + word.slice(shared);
    })
    .join('');
}

const FIRST_DIGIT = 48;
const MOST_SHARED = 16;

const digitOf = (shared: number): string => String.fromCharCode(FIRST_DIGIT + shared);

/** The number that a digit stands for; -1 for a character that is none. */
export function valueOfDigit(code: number): number {
  const value = code - FIRST_DIGIT;
  return value >= 0 && value <= MOST_SHARED ? value : -1;
}

function sharedLength(first: string, second: string): number {
  let length = 0;
  while (length < MOST_SHARED && length < first.length && first[length] === second[length]) length++;
  return length;
}

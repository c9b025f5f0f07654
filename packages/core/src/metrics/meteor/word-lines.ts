const BLANK = 0x20;
const LINE_END = 0x0a;

/** The fields of the line that begins with a word; undefined where no line does. */
export type WordLines = (word: string) => readonly string[] | undefined;

/**
 * Searches lines in byte order by bisection, without parsing them first: only some thousand of WordNet's 147,000 words
 * are ever looked up.
 */
export function wordLines(text: string): WordLines {
  return (word) => {
    const start = word === '' ? -1 : findLine(text, word);
    return start === -1 ? undefined : text.slice(start, lineEnd(text, start)).trimEnd().split(' ');
  };
}

/** Where the line of the word starts; -1 when there is none. */
function findLine(text: string, word: string): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const start = text.lastIndexOf('\n', ((low + high) >>> 1) - 1) + 1;
    const order = compare(text, start, word);
    if (order === 0) return start;
    if (order > 0) high = start;
    else low = lineEnd(text, start) + 1;
  }
  return -1;
}

/** Whether the line starts with the word (0), comes after it (positive) or before it (negative). */
function compare(text: string, start: number, word: string): number {
  for (let at = 0; at < word.length; at++) {
    const difference = text.charCodeAt(start + at) - word.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return text.charCodeAt(start + word.length) - BLANK;
}

function lineEnd(text: string, start: number): number {
  // Lines are short: a plain loop is faster than calling indexOf.
  let end = start;
  while (end < text.length && text.charCodeAt(end) !== LINE_END) end++;
  return end;
}

const BLANK = 0x20;
const LINE_END = 0x0a;

/** The offsets of the synsets that list a word. */
export type WordIndex = (word: string) => readonly number[];

/**
 * Searches an index file of WordNet by bisection, without parsing it first: its lines are in byte order, and only some
 * thousand of its 117,000 words are ever looked up.
 */
export function wordIndex(bytes: Uint8Array): WordIndex {
  return (word) => {
    const start = word === '' ? -1 : findLine(bytes, word);
    return start === -1 ? [] : synsetsIn(bytes, start);
  };
}

/** Where the line of the word starts; -1 when there is none. */
function findLine(bytes: Uint8Array, word: string): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    let start = (low + high) >>> 1;
    while (start > low && bytes[start - 1] !== LINE_END) start--;
    const order = compare(bytes, start, word);
    if (order === 0) return start;
    if (order > 0) high = start;
    else low = lineEnd(bytes, start) + 1;
  }
  return -1;
}

/** Whether the line starts with the word (0), comes after it (positive) or before it (negative). */
function compare(bytes: Uint8Array, start: number, word: string): number {
  for (let at = 0; at < word.length; at++) {
    const difference = bytes[start + at] - word.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return bytes[start + word.length] - BLANK;
}

/** A line ends with the offsets; its third field is their number. */
function synsetsIn(bytes: Uint8Array, start: number): number[] {
  const line = String.fromCharCode(...bytes.subarray(start, lineEnd(bytes, start)));
  const fields = line.trimEnd().split(' ');
  return fields.slice(-Number(fields[2])).map(Number);
}

function lineEnd(bytes: Uint8Array, start: number): number {
  // Lines are short: a plain loop is faster than calling indexOf.
  let end = start;
  while (end < bytes.length && bytes[end] !== LINE_END) end++;
  return end;
}

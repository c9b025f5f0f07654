import type { WordList } from '../analysis/analyser.js';
import { valueOfDigit } from './pack-words.js';

/** Looks words up in the lines that `packWords` makes, which it never unpacks as a whole. */
export class WordTable implements WordList {
  readonly #lines: readonly string[];
  /** Most words come again. */
  readonly #answers = new Map<string, boolean>();

  constructor(packed: string) {
    this.#lines = packed === '' ? [] : packed.split('\n');
  }

  has(word: string): boolean {
    const remembered = this.#answers.get(word);
    if (remembered !== undefined) return remembered;
    if (this.#answers.size >= MOST_KNOWN) this.#answers.clear();
    const listed = this.#isListed(word);
    this.#answers.set(word, listed);
    return listed;
  }

  #isListed(word: string): boolean {
    const at = this.#lineOf(word);
    if (at === -1) return false;
    for (const listed of wordsOfLine(this.#lines[at])) if (listed === word) return true;
    return false;
  }

  /** The last line whose first word does not come after the word; -1 where there is none. */
  #lineOf(word: string): number {
    let low = 0;
    let high = this.#lines.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (firstWord(this.#lines[middle]) <= word) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** Bounds what is kept of a text in many words. */
const MOST_KNOWN = 1 << 16;

function firstWord(line: string): string {
  return line.slice(0, endOfWord(line, 0));
}

function* wordsOfLine(line: string): Generator<string> {
  let at = endOfWord(line, 0);
  let word = line.slice(0, at);
  yield word;
  while (at < line.length) {
    const shared = valueOfDigit(line.charCodeAt(at));
    const end = endOfWord(line, at + 1);
    word = word.slice(0, shared) + line.slice(at + 1, end);
    yield word;
    at = end;
  }
}

/** Where the letters from an offset on end. */
function endOfWord(line: string, from: number): number {
  let at = from;
  while (at < line.length && valueOfDigit(line.charCodeAt(at)) === -1) at++;
  return at;
}

/** What the lexicon says of a word. */
export interface LexicalEntry {
  /** A number for the features; the same for all words that the dictionary gives the same tags. */
  readonly lexicalClass: number;
  /** The tags that the word may have. */
  readonly tags: readonly number[];
  /** Whether the word has its one tag in any spelling and place. */
  readonly isSettled: boolean;
}

/** A word that the lexicon lacks. */
export const UNLISTED: LexicalEntry = { lexicalClass: 0, tags: [], isSettled: false };

/** Words in a block, of which the first is written in full. */
export const BLOCK_LENGTH = 32;
/** Characters that a word may share with the one before it. A byte above is a character. */
export const MOST_SHARED = 31;

/** Looks words up in a packed list: each after the number of characters that it shares with the one before it. */
export class Lexicon {
  readonly #packed: Uint8Array;
  readonly #entries: readonly LexicalEntry[];
  readonly #entryOfWord: Uint16Array;
  /** Where each block begins. */
  readonly #blocks: Int32Array;

  constructor(packed: Uint8Array, entries: readonly LexicalEntry[], entryOfWord: Uint16Array) {
    this.#packed = packed;
    this.#entries = entries;
    this.#entryOfWord = entryOfWord;
    this.#blocks = new Int32Array(Math.ceil(entryOfWord.length / BLOCK_LENGTH));
    let word = 0;
    for (let at = 0; at < packed.length; at++) {
      if (packed[at] <= MOST_SHARED && word++ % BLOCK_LENGTH === 0) this.#blocks[(word - 1) / BLOCK_LENGTH] = at;
    }
  }

  find(word: string): LexicalEntry {
    const found = this.#indexOf(word);
    return found === -1 ? UNLISTED : this.#entries[this.#entryOfWord[found]];
  }

  #indexOf(word: string): number {
    let low = 0;
    let high = this.#blocks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compareFirst(middle, word) <= 0) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? -1 : this.#searchBlock(low - 1, word);
  }

  /** Below 0 if the first word of a block comes before the word, above 0 if after it. */
  #compareFirst(block: number, word: string): number {
    const start = this.#blocks[block] + 1;
    for (let at = 0; ; at++) {
      const isListedOver = start + at >= this.#packed.length || this.#packed[start + at] <= MOST_SHARED;
      if (at === word.length) return isListedOver ? 0 : 1;
      if (isListedOver) return -1;
      const difference = this.#packed[start + at] - word.charCodeAt(at);
      if (difference !== 0) return difference;
    }
  }

  /** Follows how much of the word each listed word has in common with it, without spelling them out. */
  #searchBlock(block: number, word: string): number {
    let at = this.#blocks[block];
    let matched = 0;
    for (let index = block * BLOCK_LENGTH; index < (block + 1) * BLOCK_LENGTH && at < this.#packed.length; index++) {
      const shared = this.#packed[at++];
      const isCandidate = shared === matched;
      if (shared < matched) return -1;
      let length = shared;
      while (at < this.#packed.length && this.#packed[at] > MOST_SHARED) {
        if (isCandidate && matched === length && length < word.length && this.#packed[at] === word.charCodeAt(length)) {
          matched++;
        }
        length++;
        at++;
      }
      if (isCandidate && matched === word.length && length === matched) return index;
    }
    return -1;
  }
}

import { Vocabulary } from '../../text/vocabulary.js';
import { FUNCTION_WORDS } from './function-words.js';
import type { Stemmer, SynonymTable } from './resources.js';
import { synsetsOf } from './synsets-of.js';

const NO_SYNSETS = new Int32Array(0);

/** What METEOR knows of each distinct token; found out once, when first asked for. */
export class Lexicon {
  readonly #vocabulary = new Vocabulary();
  readonly #tokens: string[] = [];
  readonly #isFunctionWord: boolean[] = [];
  readonly #stemmer: Stemmer | undefined;
  readonly #stemNumbers = new Vocabulary();
  readonly #stems: (number | undefined)[] = [];
  readonly #synonyms: SynonymTable | undefined;
  readonly #synsets: (Int32Array | undefined)[] = [];

  constructor(stemmer: Stemmer | undefined, synonyms: SynonymTable | undefined) {
    this.#stemmer = stemmer;
    this.#synonyms = synonyms;
  }

  encode(tokens: readonly string[]): Int32Array {
    const ids = this.#vocabulary.encode(tokens);
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at];
      if (id < this.#tokens.length) continue;
      this.#tokens[id] = tokens[at];
      this.#isFunctionWord[id] = FUNCTION_WORDS.has(tokens[at].toLowerCase());
    }
    return ids;
  }

  token(id: number): string {
    return this.#tokens[id];
  }

  isFunctionWord(id: number): boolean {
    return this.#isFunctionWord[id];
  }

  /** A number that tokens with the same stem share. */
  stem(id: number): number {
    return (this.#stems[id] ??= this.#stemNumbers.id(this.#stemOf(this.#tokens[id])));
  }

  #stemOf(token: string): string {
    return this.#stemmer === undefined ? token : this.#stemmer.stem(token);
  }

  /** The synsets of a token, ascending. */
  synsets(id: number): Int32Array {
    if (this.#synonyms === undefined) return NO_SYNSETS;
    return (this.#synsets[id] ??= synsetsOf(this.#tokens[id], this.#synonyms));
  }
}

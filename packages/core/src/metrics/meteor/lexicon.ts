import { Vocabulary } from '../../text/vocabulary.js';
import type { Stemmer, SynonymTable } from './resources.js';
import { synsetsOf } from './synsets-of.js';

const MARKS = ['"', "'", "'s", "'t", '(', ')', ',', '-', '.', ':', '?'];

const WORDS = `
  a about after all also an and are as at be been but by can could first for from had has have he her his i if in
  into is it its last more new no not of on one or other out over people s said she so some than that the their
  there they this time to two up was we were what when which who will with would year years you
`;

/**
 * The words and marks that METEOR 1.5 counts as function words: those that make up more than a thousandth of
 * English text (Denkowski & Lavie 2011). 85 of its 93, which follow from its answers: see docs/metrics/meteor.md.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...MARKS, ...WORDS.trim().split(/\s+/u)]);

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
    return (this.#stems[id] ??= this.#stemNumbers.id(this.#stemmer?.stem(this.#tokens[id]) ?? this.#tokens[id]));
  }

  /** The synsets of a token, ascending. */
  synsets(id: number): Int32Array {
    if (this.#synonyms === undefined) return NO_SYNSETS;
    return (this.#synsets[id] ??= synsetsOf(this.#tokens[id], this.#synonyms));
  }
}

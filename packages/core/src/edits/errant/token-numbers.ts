import type { Analysis } from '../../text/analysis/analyser.js';
import { codePoints } from '../../text/code-points.js';
import { characterTerm } from './character-term.js';

/** Parts of speech that are close to each other. */
const OPEN_CLASSES = ['ADJ', 'ADV', 'NOUN', 'VERB'];

/** A sentence as numbers: two tokens have the same text, lemma … exactly if they have the same number. */
export interface NumberedTokens {
  readonly texts: Int32Array;
  readonly lowers: Int32Array;
  readonly lemmas: Int32Array;
  /** ADJ, ADV, NOUN and VERB have numbers below `OTHER_CLASSES`. */
  readonly pos: Int32Array;
}

export const OTHER_CLASSES = OPEN_CLASSES.length;

/** Character terms that are remembered; a new one takes the place of an old one with the same hash. */
const SLOT_BITS = 15;
/** A map holds fewer strings than this, so that no two pairs of numbers become the same number. */
const PAIR_FACTOR = 2 ** 26;
const MOST_STRINGS = 1 << 16;

/** Numbers the strings of many sentences, and remembers how unlike two of them are. */
export class TokenNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #strings: string[] = [];
  readonly #points: (Int32Array | undefined)[] = [];
  readonly #pairs = new Float64Array(1 << SLOT_BITS);
  readonly #terms = new Float64Array(1 << SLOT_BITS);

  constructor() {
    for (const pos of OPEN_CLASSES) this.#add(pos);
  }

  /** How many strings have a number. */
  get size(): number {
    return this.#strings.length;
  }

  /** True when others should take its place, so that memory stays bounded. */
  get isFull(): boolean {
    return this.size > MOST_STRINGS;
  }

  /** The first `length` tokens of a sentence. */
  tokens(analysis: Analysis, length: number): NumberedTokens {
    const texts = new Int32Array(length);
    const lowers = new Int32Array(length);
    const lemmas = new Int32Array(length);
    const pos = new Int32Array(length);
    for (let at = 0; at < length; at++) {
      const token = analysis[at];
      const text = this.#number(token.text);
      const lower = token.lower === token.text ? text : this.#number(token.lower);
      texts[at] = text;
      lowers[at] = lower;
      lemmas[at] = token.lemma === token.lower ? lower : this.#number(token.lemma);
      pos[at] = this.#number(token.pos);
    }
    return { texts, lowers, lemmas, pos };
  }

  /** The character term of two different strings, given by their numbers. */
  characterTerm(left: number, right: number): number {
    const pair = left * PAIR_FACTOR + right;
    const slot = (Math.imul(left, 0x9e3779b1) + Math.imul(right, 0x85ebca6b)) >>> (32 - SLOT_BITS);
    if (this.#pairs[slot] === pair) return this.#terms[slot];
    const term = characterTerm(this.#pointsOf(left), this.#pointsOf(right));
    this.#pairs[slot] = pair;
    this.#terms[slot] = term;
    return term;
  }

  #number(string: string): number {
    return this.#numbers.get(string) ?? this.#add(string);
  }

  #add(string: string): number {
    this.#numbers.set(string, this.#strings.length);
    return this.#strings.push(string) - 1;
  }

  #pointsOf(number: number): Int32Array {
    return (this.#points[number] ??= codePoints(this.#strings[number]));
  }
}

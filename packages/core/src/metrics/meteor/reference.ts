import { StetError } from '../../error.js';
import { isEqual } from '../../text/vocabulary.js';
import type { Lexicon } from './lexicon.js';
import type { MeteorModule } from './options.js';
import type { ParaphraseTable } from './resources.js';

/** A stretch of the reference that a stretch of the hypothesis may stand for. */
export interface Match {
  /** Place of the module in the list of modules. */
  readonly module: number;
  /** First word and number of words in the reference. */
  readonly start: number;
  readonly length: number;
  /** First word and number of words in the hypothesis. */
  readonly from: number;
  readonly fromLength: number;
  /** What the match counts in the search. */
  readonly gain: number;
}

/**
 * METEOR searches with the weight 1 for exact matches and one half for others, and adds each side up in whole
 * numbers: a single word that is not equal gains nothing.
 */
export function gainOf(isExact: boolean, length: number, fromLength: number): number {
  return isExact ? length + fromLength : (length >> 1) + (fromLength >> 1);
}

/** About what two sentences of 2,000 times the same word have. */
const MOST_MATCHES = 4_000_000;

/** A reference text, which finds the places where a hypothesis may match it. */
export class Reference {
  readonly words: Int32Array;
  readonly #modules: readonly MeteorModule[];
  readonly #lexicon: Lexicon;
  readonly #paraphrases: ParaphraseTable | undefined;
  /** By module: the places that match a word. The hypotheses of several systems share most words. */
  readonly #places: readonly Map<number, readonly number[]>[];
  readonly #indexes = new Map<MeteorModule, Map<number, number[]>>();

  constructor(
    words: Int32Array,
    modules: readonly MeteorModule[],
    lexicon: Lexicon,
    paraphrases: ParaphraseTable | undefined,
  ) {
    this.words = words;
    this.#modules = modules;
    this.#lexicon = lexicon;
    this.#paraphrases = paraphrases;
    this.#places = modules.map(() => new Map<number, readonly number[]>());
  }

  /** The matches that start at each word of the reference, by module and then by place in the hypothesis. */
  matches(hypothesis: Int32Array): Match[][] {
    const found: Match[][] = Array.from(this.words, () => []);
    // Among equal sentences the first module finds everything.
    const modules = isEqual(this.words, hypothesis) ? this.#modules.slice(0, 1) : this.#modules;
    modules.forEach((kind, module) => {
      if (kind === 'paraphrase') this.#matchPhrases(hypothesis, module, found);
      else this.#matchWords(hypothesis, kind, module, found);
    });
    return found;
  }

  #matchWords(hypothesis: Int32Array, kind: MeteorModule, module: number, found: readonly Match[][]): void {
    const gain = gainOf(kind === 'exact', 1, 1);
    const foundBefore = this.#places[module];
    let total = 0;
    for (let from = 0; from < hypothesis.length; from++) {
      let places = foundBefore.get(hypothesis[from]);
      if (places === undefined) foundBefore.set(hypothesis[from], (places = this.#placesOf(hypothesis[from], kind)));
      for (const start of places) found[start].push({ module, start, length: 1, from, fromLength: 1, gain });
      total += places.length;
      if (total > MOST_MATCHES) throw tooLong(this.words.length, hypothesis.length);
    }
  }

  /** The places of the reference that match a word of the hypothesis, ascending. */
  #placesOf(word: number, kind: MeteorModule): readonly number[] {
    const index = this.#indexOf(kind);
    if (kind === 'exact') return index.get(word) ?? [];
    const places = this.#keysOf(word, kind).flatMap((key) => index.get(key) ?? []);
    // A word is no stem or synonym of itself; two words may share several synsets.
    return [...new Set(places)].filter((at) => this.words[at] !== word).sort((x, y) => x - y);
  }

  /** The places of the reference by what makes words match; looking up keeps long texts from being compared in pairs. */
  #indexOf(kind: MeteorModule): ReadonlyMap<number, readonly number[]> {
    let index = this.#indexes.get(kind);
    if (index !== undefined) return index;
    this.#indexes.set(kind, (index = new Map<number, number[]>()));
    for (let at = 0; at < this.words.length; at++) {
      for (const key of this.#keysOf(this.words[at], kind)) {
        const places = index.get(key);
        if (places === undefined) index.set(key, [at]);
        else places.push(at);
      }
    }
    return index;
  }

  /** Words match when they share one of these: themselves, their stem, or a synset. */
  #keysOf(word: number, kind: MeteorModule): readonly number[] {
    if (kind === 'exact') return [word];
    return kind === 'stem' ? [this.#lexicon.stem(word)] : Array.from(this.#lexicon.synsets(word));
  }

  /** First the paraphrases of the reference's phrases, then those of the hypothesis's. */
  #matchPhrases(hypothesis: Int32Array, module: number, found: readonly Match[][]): void {
    if (this.#paraphrases === undefined) return;
    const referenceTexts = this.#texts(this.words);
    const hypothesisTexts = this.#texts(hypothesis);
    const add = (start: number, length: number, from: number, fromLength: number): void => {
      found[start].push({ module, start, length, from, fromLength, gain: gainOf(false, length, fromLength) });
    };
    for (const { at, length, to, toLength } of phrasePairs(referenceTexts, hypothesisTexts, this.#paraphrases)) {
      add(at, length, to, toLength);
    }
    for (const { at, length, to, toLength } of phrasePairs(hypothesisTexts, referenceTexts, this.#paraphrases)) {
      add(to, toLength, at, length);
    }
  }

  #texts(words: Int32Array): string[] {
    return Array.from(words, (word) => this.#lexicon.token(word));
  }
}

function tooLong(reference: number, hypothesis: number): StetError {
  return new StetError({
    code: 'SENTENCE_TOO_LONG',
    expected: `a reference and a hypothesis with at most ${MOST_MATCHES} pairs of words that match`,
    found: `${reference} and ${hypothesis} words with more`,
    remedy: 'Split the line into sentences.',
  });
}

/** A phrase of one sentence and a paraphrase of it in the other. */
export interface PhrasePair {
  readonly at: number;
  readonly length: number;
  readonly to: number;
  readonly toLength: number;
}

/** The phrases of `tokens` that have a paraphrase in `others`: by place, by length, and as the table lists them. */
export function phrasePairs(
  tokens: readonly string[],
  others: readonly string[],
  table: ParaphraseTable,
): readonly PhrasePair[] {
  const pairs: PhrasePair[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const longest = Math.min(table.longest, tokens.length - at);
    for (let length = 1; length <= longest; length++) {
      for (const paraphrase of table.paraphrases(tokens.slice(at, at + length).join(' '))) {
        const words = paraphrase.split(' ');
        for (let to = 0; to + words.length <= others.length; to++) {
          if (words.every((word, offset) => word === others[to + offset])) {
            pairs.push({ at, length, to, toLength: words.length });
          }
        }
      }
    }
  }
  return pairs;
}

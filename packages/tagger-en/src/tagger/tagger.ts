import { verbAfter } from './clause-verb.js';
import {
  classAfterClass,
  classBeforeClass,
  featuresOfTags,
  tagAndNextClass,
  verbAndTag,
  wordBeforeWord,
} from './features.js';
import {
  describeWord,
  noScores,
  scoresAfterTag,
  scoresAfterVerb,
  sumWeights,
  weighWord,
  type KnownWord,
  type Scores,
} from './known-word.js';
import type { TaggerModel } from './model.js';
import { START, TAGS_BEFORE } from './tags.js';
import { boundary } from './word-form.js';

/** Bounds what is kept of a text in many words. */
const MOST_WORDS = 1 << 14;

/** Numbers of what stands before and after a sentence. */
export const BEGINNING = 1;
export const END = 2;

/**
 * Tags words from left to right, each with the tag that scores best after those before it. What weights add up to for a
 * word or a pair of tags is kept, so that a word which comes again costs a few additions.
 */
export class Tagger {
  readonly #model: TaggerModel;
  readonly #firstWords = new Map<string, KnownWord>();
  readonly #words = new Map<string, KnownWord>();
  readonly #beginning: KnownWord;
  readonly #end: KnownWord;
  /** For each pair of tags before a word. */
  readonly #afterTags: (Scores | undefined)[] = [];
  /** For each verb of a clause, and tag before a word. */
  readonly #afterVerb: (Scores | undefined)[] = [];
  /** For each tag before a word, and lexical class after it. */
  readonly #betweenTagAndClass: (Scores | undefined)[] = [];
  readonly #pairScores = noScores();

  constructor(model: TaggerModel) {
    this.#model = model;
    this.#beginning = weighWord(boundary(BEGINNING), [], model.weights);
    this.#end = weighWord(boundary(END), [], model.weights);
  }

  /** The number of the tag of each word. */
  tag(tokens: readonly string[]): Uint8Array {
    const words = tokens.map((token, at) => this.#find(token, at === 0));
    const tags = new Uint8Array(words.length);
    let previousTag = START;
    let secondPreviousTag = START;
    let verb = START;
    for (let at = 0; at < words.length; at++) {
      const { candidates } = words[at];
      const tag = candidates.length === 1 ? candidates[0] : this.#best(words, at, previousTag, secondPreviousTag, verb);
      tags[at] = tag;
      secondPreviousTag = previousTag;
      previousTag = tag;
      verb = verbAfter(verb, tag);
    }
    return tags;
  }

  #best(words: readonly KnownWord[], at: number, previousTag: number, secondPreviousTag: number, verb: number): number {
    const { weights } = this.#model;
    const word = words[at];
    const previous = at > 0 ? words[at - 1] : this.#beginning;
    const next = at + 1 < words.length ? words[at + 1] : this.#end;
    const { asSecondPrevious } = at > 1 ? words[at - 2] : this.#beginning;
    const { asSecondNext } = at + 2 < words.length ? words[at + 2] : this.#end;
    const { own, candidates } = word;
    const { asPrevious } = previous;
    const { asNext } = next;
    const afterTag = scoresAfterTag(word, previousTag, weights);
    const afterVerb = scoresAfterVerb(word, verb, weights);
    const afterTags = this.#scoresAfterTags(previousTag, secondPreviousTag);
    const verbal = this.#scoresOfVerb(verb, previousTag);
    const between = this.#scoresBetween(previousTag, next);
    const pairs = this.#pairScores.fill(0);
    weights.addTo(pairs, wordBeforeWord(word.form, next.form));
    weights.addTo(pairs, classBeforeClass(word.form, next.form));
    weights.addTo(pairs, classAfterClass(previous.form, word.form));
    let best = -1;
    let bestScore = -Infinity;
    for (const tag of candidates) {
      const ofWords = own[tag] + asPrevious[tag] + asSecondPrevious[tag] + asNext[tag] + asSecondNext[tag] + pairs[tag];
      const ofTags = afterTag[tag] + afterVerb[tag] + afterTags[tag] + verbal[tag] + between[tag];
      const score = ofWords + ofTags;
      if (score > bestScore) {
        best = tag;
        bestScore = score;
      }
    }
    return best;
  }

  #scoresAfterTags(previousTag: number, secondPreviousTag: number): Scores {
    return (this.#afterTags[previousTag * TAGS_BEFORE + secondPreviousTag] ??= sumWeights(
      this.#model.weights,
      featuresOfTags(previousTag, secondPreviousTag),
    ));
  }

  #scoresOfVerb(verb: number, previousTag: number): Scores {
    return (this.#afterVerb[verb * TAGS_BEFORE + previousTag] ??= sumWeights(this.#model.weights, [
      verbAndTag(verb, previousTag),
    ]));
  }

  #scoresBetween(previousTag: number, { form }: KnownWord): Scores {
    return (this.#betweenTagAndClass[(form.lexicalClass + END) * TAGS_BEFORE + previousTag] ??= sumWeights(
      this.#model.weights,
      [tagAndNextClass(previousTag, form)],
    ));
  }

  #find(token: string, isFirst: boolean): KnownWord {
    const words = isFirst ? this.#firstWords : this.#words;
    const remembered = words.get(token);
    if (remembered !== undefined) return remembered;
    if (words.size >= MOST_WORDS) words.clear();
    const { form, candidates } = describeWord(token, isFirst, this.#model.lexicon);
    const word = weighWord(form, candidates, this.#model.weights);
    words.set(token, word);
    return word;
  }
}

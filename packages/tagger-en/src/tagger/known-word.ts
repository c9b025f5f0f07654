import { CLAUSE_VERBS } from './clause-verb.js';
import {
  featuresAfterTag,
  featuresAfterVerb,
  featuresOfNext,
  featuresOfPrevious,
  featuresOfSecondNext,
  featuresOfSecondPrevious,
  ownFeatures,
} from './features.js';
import { UNLISTED, type LexicalEntry, type Lexicon } from './lexicon.js';
import { ALL_TAGS, OPEN_TAGS, TAGS, TAGS_BEFORE, tagNumber } from './tags.js';
import { plainQuotes, wordForm, type WordForm } from './word-form.js';
import type { Weights } from './weights.js';

/** A score for each tag. */
export type Scores = Int16Array;

/** A word, the tags that it may have, and what it says for them: for its own, and for those of words around it. */
export interface KnownWord {
  readonly form: WordForm;
  readonly candidates: readonly number[];
  readonly own: Scores;
  /** For the tag of the word that stands after it, two after, before it, two before. */
  readonly asPrevious: Scores;
  readonly asSecondPrevious: Scores;
  readonly asNext: Scores;
  readonly asSecondNext: Scores;
  /** For its own after a certain tag, as far as they have been needed. */
  readonly afterTag: (Scores | undefined)[];
  /** For its own in a clause with a certain verb before it. */
  readonly afterVerb: (Scores | undefined)[];
}

export const noScores = (): Scores => new Int16Array(TAGS.length);

export function sumWeights(weights: Weights, features: readonly number[]): Scores {
  const scores = noScores();
  for (const feature of features) weights.addTo(scores, feature);
  return scores;
}

export function weighWord(form: WordForm, candidates: readonly number[], weights: Weights): KnownWord {
  return {
    form,
    candidates,
    own: sumWeights(weights, ownFeatures(form)),
    asPrevious: sumWeights(weights, featuresOfPrevious(form)),
    asSecondPrevious: sumWeights(weights, featuresOfSecondPrevious(form)),
    asNext: sumWeights(weights, featuresOfNext(form)),
    asSecondNext: sumWeights(weights, featuresOfSecondNext(form)),
    afterTag: new Array<Scores | undefined>(TAGS_BEFORE),
    afterVerb: new Array<Scores | undefined>(CLAUSE_VERBS),
  };
}

export const scoresAfterTag = (word: KnownWord, previousTag: number, weights: Weights): Scores =>
  (word.afterTag[previousTag] ??= sumWeights(weights, featuresAfterTag(previousTag, word.form)));

export const scoresAfterVerb = (word: KnownWord, verb: number, weights: Weights): Scores =>
  (word.afterVerb[verb] ??= sumWeights(weights, featuresAfterVerb(verb, word.form)));

/** A word as the lexicon knows it. The first of a sentence is looked up in lower case, if the lexicon has that. */
export function describeWord(
  text: string,
  isFirst: boolean,
  lexicon: Lexicon,
): { readonly form: WordForm; readonly candidates: readonly number[] } {
  const plain = plainQuotes(text);
  const lower = plain.toLowerCase();
  const asWritten = lexicon.find(plain);
  const inLowerCase = lower === plain ? asWritten : lexicon.find(lower);
  const { lexicalClass } = isFirst || asWritten.lexicalClass === 0 ? fallBack(inLowerCase, asWritten) : asWritten;
  return { form: wordForm(text, isFirst, lexicalClass), candidates: candidatesOf(text, asWritten, inLowerCase) };
}

const fallBack = (first: LexicalEntry, second: LexicalEntry): LexicalEntry =>
  first.lexicalClass === 0 ? second : first;

const [NNP, NNPS] = ['NNP', 'NNPS'].map(tagNumber);

function candidatesOf(text: string, asWritten: LexicalEntry, inLowerCase: LexicalEntry): readonly number[] {
  if (inLowerCase.isSettled) return inLowerCase.tags;
  if (!/\p{L}/u.test(text)) return ALL_TAGS;
  if (asWritten === UNLISTED && inLowerCase === UNLISTED) return OPEN_TAGS;
  if (asWritten === inLowerCase && text === text.toLowerCase()) return asWritten.tags;
  const candidates = new Set([...asWritten.tags, ...inLowerCase.tags, NNP]);
  if (/s$/iu.test(text)) candidates.add(NNPS);
  return [...candidates].sort((first, second) => first - second);
}

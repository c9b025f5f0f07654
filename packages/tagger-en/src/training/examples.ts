import { verbAfter } from '../tagger/clause-verb.js';
import {
  classAfterClass,
  classBeforeClass,
  featuresAfterTag,
  featuresAfterVerb,
  featuresOfNext,
  featuresOfPrevious,
  featuresOfSecondNext,
  featuresOfSecondPrevious,
  featuresOfTags,
  ownFeatures,
  tagAndNextClass,
  verbAndTag,
  wordBeforeWord,
} from '../tagger/features.js';
import { describeWord } from '../tagger/known-word.js';
import type { Lexicon } from '../tagger/lexicon.js';
import { BEGINNING, END } from '../tagger/tagger.js';
import { START, tagNumber } from '../tagger/tags.js';
import { boundary, type WordForm } from '../tagger/word-form.js';
import type { TaggedSentence } from './treebank.js';

/** A word in its sentence, and the tag that it should get. */
export interface Example {
  readonly tag: number;
  readonly candidates: readonly number[];
  readonly form: WordForm;
  readonly next: WordForm;
  /** The features that do not depend on tags. */
  readonly features: readonly number[];
}

export function examplesOf({ words, tags }: TaggedSentence, lexicon: Lexicon): Example[] {
  const described = words.map((word, at) => describeWord(word, at === 0, lexicon));
  const formAt = (at: number): WordForm => {
    if (at < 0) return BEFORE;
    return at < described.length ? described[at].form : AFTER;
  };
  return described.map(({ form, candidates }, at) => {
    const [previous, next] = [formAt(at - 1), formAt(at + 1)];
    return {
      tag: tagNumber(tags[at]),
      candidates,
      form,
      next,
      features: [
        ...ownFeatures(form),
        ...featuresOfPrevious(previous),
        ...featuresOfSecondPrevious(formAt(at - 2)),
        ...featuresOfNext(next),
        ...featuresOfSecondNext(formAt(at + 2)),
        wordBeforeWord(form, next),
        classBeforeClass(form, next),
        classAfterClass(previous, form),
      ],
    };
  });
}

/** The features that depend on the tags before. */
export const featuresWithTags = (
  { form, next }: Example,
  previousTag: number,
  secondPreviousTag: number,
  verb: number,
): number[] => [
  ...featuresOfTags(previousTag, secondPreviousTag),
  ...featuresAfterTag(previousTag, form),
  ...featuresAfterVerb(verb, form),
  verbAndTag(verb, previousTag),
  tagAndNextClass(previousTag, next),
];

/** A number below `count` for each feature that comes at least so often, with the right tags before. */
export function frequentFeatures(
  sentences: readonly (readonly Example[])[],
  leastTimes: number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const count = (feature: number): unknown => counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const examples of sentences) {
    let [previousTag, secondPreviousTag, verb] = [START, START, START];
    for (const example of examples) {
      example.features.forEach(count);
      featuresWithTags(example, previousTag, secondPreviousTag, verb).forEach(count);
      [previousTag, secondPreviousTag, verb] = [example.tag, previousTag, verbAfter(verb, example.tag)];
    }
  }
  const frequent = [...counts].filter(([, times]) => times >= leastTimes);
  return new Map(frequent.map(([feature], at) => [feature, at]));
}

const BEFORE = boundary(BEGINNING);
const AFTER = boundary(END);

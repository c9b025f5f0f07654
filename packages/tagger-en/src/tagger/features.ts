import { featureNumber, hashText } from './hash.js';
import type { WordForm } from './word-form.js';

/*
 * What the tagger looks at, as numbers. The trainer and the tagger make them here, so that they mean the same to both; they
 * stand in groups by what they depend on, so that the tagger adds up the weights of a group once and keeps the sum.
 * A number after a comma is the kind of a feature; those in use must differ.
 */

const LONGEST_SUFFIX = 5;
const LONGEST_PREFIX = 4;

/** Of the word itself. */
export function ownFeatures(word: WordForm): number[] {
  const { norm, lexicalClass, capitals } = word;
  const position = word.isFirst ? 1 : 0;
  const numbers = [
    featureNumber(1, word.wordHash),
    featureNumber(11, word.shapeHash, position),
    featureNumber(12, lexicalClass),
    featureNumber(13, capitals, position),
    featureNumber(14, word.signs),
    featureNumber(15, lexicalClass, capitals + 4 * position),
    featureNumber(16, lexicalClass, word.suffix2),
  ];
  for (let length = 1; length <= LONGEST_SUFFIX && length < norm.length; length++) {
    numbers.push(featureNumber(1 + length, hashText(20 + length, norm, norm.length - length)));
  }
  // What the lexicon says of a word tells more than its beginning.
  if (lexicalClass !== 0) return numbers;
  for (let length = 1; length <= LONGEST_PREFIX && length < norm.length; length++) {
    numbers.push(featureNumber(6 + length, hashText(30 + length, norm, 0, length)));
  }
  return numbers;
}

/** Of the word before. */
export const featuresOfPrevious = (word: WordForm): number[] => [
  featureNumber(40, word.wordHash),
  featureNumber(41, word.suffix3),
  featureNumber(42, word.lexicalClass),
];

/** Of the word before that. */
export const featuresOfSecondPrevious = (word: WordForm): number[] => [
  featureNumber(43, word.wordHash),
  featureNumber(49, word.lexicalClass),
];

/** Of the word after. */
export const featuresOfNext = (word: WordForm): number[] => [
  featureNumber(44, word.wordHash),
  featureNumber(45, word.suffix3),
  featureNumber(46, word.lexicalClass),
  featureNumber(53, word.capitals),
];

/** Of the word after that. */
export const featuresOfSecondNext = (word: WordForm): number[] => [
  featureNumber(47, word.wordHash),
  featureNumber(48, word.lexicalClass),
];

/** Of the word and its neighbours. */
export const wordBeforeWord = (word: WordForm, next: WordForm): number =>
  featureNumber(51, word.wordHash, next.wordHash);
export const classBeforeClass = (word: WordForm, next: WordForm): number =>
  featureNumber(52, word.lexicalClass, next.lexicalClass);
export const classAfterClass = (previous: WordForm, word: WordForm): number =>
  featureNumber(54, previous.lexicalClass, word.lexicalClass);

/** Of the two tags before. */
export const featuresOfTags = (previousTag: number, secondPreviousTag: number): number[] => [
  featureNumber(60, previousTag),
  featureNumber(61, previousTag, secondPreviousTag),
  featureNumber(65, secondPreviousTag),
];

/** Of the tag before, and the word. */
export const featuresAfterTag = (previousTag: number, word: WordForm): number[] => [
  featureNumber(62, previousTag, word.wordHash),
  featureNumber(63, previousTag, word.lexicalClass),
  featureNumber(66, previousTag, word.suffix3),
];

/** Of the last verb of the clause, and the word. */
export const featuresAfterVerb = (verb: number, word: WordForm): number[] => [
  featureNumber(70, verb, word.lexicalClass),
  featureNumber(71, verb, word.suffix2),
];

/** Of the last verb of the clause, and the tag before. */
export const verbAndTag = (verb: number, previousTag: number): number => featureNumber(72, verb, previousTag);

/** Of the tag before, and the word after. */
export const tagAndNextClass = (previousTag: number, next: WordForm): number =>
  featureNumber(64, previousTag, next.lexicalClass);

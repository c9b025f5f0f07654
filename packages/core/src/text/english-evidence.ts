import { tokenise } from './white-space.js';

/** Frequent words of English that are none in its neighbours. */
const FUNCTION_WORDS = new Set(
  'the of and to that it for with this they are is be have has from you their which would will not but can'.split(' '),
);

/** What a text says about its language; the numbers of several texts add up. */
export type EnglishEvidence = readonly [words: number, functionWords: number, letters: number, otherLetters: number];

export function englishEvidence(text: string): EnglishEvidence {
  const words = tokenise(text).filter((token) => /\p{L}/u.test(token));
  return [
    words.length,
    words.filter((word) => FUNCTION_WORDS.has(word.toLowerCase())).length,
    text.match(/\p{L}/gu)?.length ?? 0,
    text.match(/[^\P{L}A-Za-z]/gu)?.length ?? 0,
  ];
}

/** In English some three words in ten are among the frequent ones, elsewhere hardly one in fifty. */
const SMALLEST_SHARE = 0.08;

/** So many words hold frequent ones, unless they are a list. */
const ENOUGH_WORDS = 60;

/** Letters beyond A to Z tell sooner; English has them in names. */
const ENOUGH_LETTERS = 40;
const LARGEST_OTHER_SHARE = 0.03;

/** True for a text that is long enough to tell, and is hardly English. */
export function isForeign([words = 0, functionWords = 0, letters = 0, otherLetters = 0]: readonly number[]): boolean {
  if (functionWords >= words * SMALLEST_SHARE) return false;
  return words >= ENOUGH_WORDS || (letters >= ENOUGH_LETTERS && otherLetters > letters * LARGEST_OTHER_SHARE);
}

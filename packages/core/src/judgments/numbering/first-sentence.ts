import type { SourceLocation } from '../../source-location.js';
import { badJudgment } from '../bad-judgment.js';

/** The number that a file gives the first sentence. */
export type FirstSentence = 0 | 1;

/** The sentence counted from 0, given its number in a file that counts from `first`. */
export function countedFromZero(number: number, first: FirstSentence, location: SourceLocation): number {
  if (number >= first) return number - first;
  throw badJudgment(
    location,
    `a sentence counted from ${first}`,
    String(number),
    'If sentences are counted from 0, set {{firstSentence}} to 0.',
  );
}

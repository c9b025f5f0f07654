import type { SentenceScore } from './metric.js';

/** The scores of two systems for one sentence. */
export interface SentenceDifference {
  /** Index of the sentence. */
  readonly at: number;
  readonly values: readonly [first: number, second: number];
  /** Positive where the first system is better. */
  readonly difference: number;
}

/** Where two systems differ, by the sentence scores of a metric: the largest differences first. */
export function compareSentences(
  first: readonly SentenceScore[],
  second: readonly SentenceScore[],
): SentenceDifference[] {
  return first
    .map(({ value }, at): SentenceDifference => {
      const values = [value, second[at].value] as const;
      return { at, values, difference: values[0] - values[1] };
    })
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || a.at - b.at);
}

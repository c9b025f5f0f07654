import type { Metric } from './metric.js';

/** The scores of two systems for one sentence. */
export interface SentenceDifference {
  /** Index of the sentence. */
  readonly at: number;
  readonly values: readonly [one: number, other: number];
  /** Positive where the first system is better. */
  readonly difference: number;
}

/** Where two systems differ, by the sentence scores of a metric: the largest differences first. */
export function compareSentences<Stats>(
  metric: Metric<Stats>,
  one: readonly Stats[],
  other: readonly Stats[],
): SentenceDifference[] {
  const others = metric.sentences(other);
  return metric
    .sentences(one)
    .map(({ value }, at): SentenceDifference => {
      const values = [value, others[at].value] as const;
      return { at, values, difference: values[0] - values[1] };
    })
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || a.at - b.at);
}

import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { columnsFor, missingSentence, type SentenceScores } from './sentence-scores.js';

/** Differences of two systems, item by item; the items are the judged sentences. */
export type DifferencesOf = (first: number, second: number) => Float64Array;

/** The judged sentences, counted from 0, in order. */
export function judgedSentences({ sentence }: PairwiseJudgments): number[] {
  return [...new Set(sentence)].sort((a, b) => a - b);
}

/**
 * People compare systems, they do not score them. So a system's lead over another for a sentence is how often it was
 * judged better minus how often worse; all comparisons of a sentence stay together.
 */
export function humanDifferences(pairs: PairwiseJudgments, sentences: readonly number[]): DifferencesOf {
  const { names, first, second, outcome, sentence } = pairs;
  const sentenceIndex = new Map(sentences.map((number, at) => [number, at]));
  const size = names.length;
  const leads = new Map<number, Float64Array>();
  const leadOf = (system: number, opponent: number): Float64Array => {
    const key = system * size + opponent;
    let lead = leads.get(key);
    if (lead === undefined) leads.set(key, (lead = new Float64Array(sentences.length)));
    return lead;
  };
  for (let row = 0; row < outcome.length; row++) {
    const at = sentenceIndex.get(sentence[row]);
    if (at !== undefined) leadOf(first[row], second[row])[at] -= outcome[row];
  }
  return leadOf;
}

/** The sentence scores of each system. */
export function judgedScores(
  metric: SentenceScores,
  systems: readonly string[],
  sentences: readonly number[],
): Float64Array[] {
  return columnsFor(metric, systems).map((column, system) =>
    Float64Array.from(sentences, (sentence) => {
      const score = column[sentence];
      if (!Number.isFinite(score)) throw missingSentence(metric, systems[system], sentence);
      return score;
    }),
  );
}

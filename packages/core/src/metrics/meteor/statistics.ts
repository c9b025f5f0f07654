import { power } from '../../stats/exp-log.js';
import type { Alignment } from './beam-search.js';
import type { Lexicon } from './lexicon.js';
import type { MeteorParameters } from './options.js';

/**
 * Counts in the order in which METEOR prints them, always hypothesis before reference: words of each side; function
 * words of each side; for each module the content words matched of each side and the function words matched of each
 * side; chunks.
 */
export type MeteorCounts = readonly number[];

const FUNCTION = 2;
const MODULES = 4;
const FOR_EACH_MODULE = 4;

export interface MeteorParts {
  readonly value: number;
  readonly precision: number;
  readonly recall: number;
  /** The harmonic mean of precision and recall, recall weighing `alpha`. */
  readonly fMean: number;
  /** What fragmentation takes away, as a share of the mean. */
  readonly penalty: number;
}

/** The statistics of two aligned sentences. */
export function countsOf(
  hypothesis: Int32Array,
  reference: Int32Array,
  { matches, chunks }: Alignment,
  modules: number,
  lexicon: Lexicon,
): MeteorCounts {
  const counts = new Array<number>(countsWidth(modules)).fill(0);
  counts[0] = hypothesis.length;
  counts[1] = reference.length;
  for (const word of hypothesis) if (lexicon.isFunctionWord(word)) counts[FUNCTION]++;
  for (const word of reference) if (lexicon.isFunctionWord(word)) counts[FUNCTION + 1]++;
  for (const { module, start, length, from, fromLength } of matches) {
    const first = MODULES + FOR_EACH_MODULE * module;
    for (let at = from; at < from + fromLength; at++) {
      counts[first + (lexicon.isFunctionWord(hypothesis[at]) ? FUNCTION : 0)]++;
    }
    for (let at = start; at < start + length; at++) {
      counts[first + 1 + (lexicon.isFunctionWord(reference[at]) ? FUNCTION : 0)]++;
    }
  }
  counts[counts.length - 1] = chunks;
  return counts;
}

/** What a sentence adds to the counts of a corpus: one that matches wholly, in one chunk, brings no chunks. */
export function summedCounts(counts: MeteorCounts): MeteorCounts {
  return isWhole(counts) ? counts.with(-1, 0) : counts;
}

/** The formula of METEOR (Denkowski & Lavie 2011); where it divides by nothing, 0. */
export function scoreCounts(counts: ArrayLike<number>, parameters: MeteorParameters): MeteorParts {
  const { alpha, beta, gamma } = parameters;
  const precision = orZero(weightedShare(counts, 0, parameters));
  const recall = orZero(weightedShare(counts, 1, parameters));
  const fMean = 1 / ((1 - alpha) / precision + alpha / recall);
  const matched = (matchedWords(counts, 0) + matchedWords(counts, 1)) / 2;
  const fragmentation = isWhole(counts) ? 0 : orZero(counts[counts.length - 1] / matched);
  const penalty = gamma * power(fragmentation, beta);
  return { value: Math.max(0, fMean * (1 - penalty)), precision, recall, fMean, penalty };
}

/** The matched words of a side over all its words, both weighted. */
function weightedShare(counts: ArrayLike<number>, side: 0 | 1, { delta, weights }: MeteorParameters): number {
  let content = 0;
  let functions = 0;
  for (let first = MODULES, module = 0; first < counts.length - 1; first += FOR_EACH_MODULE, module++) {
    content += counts[first + side] * weights[module] * delta;
    functions += counts[first + side + FUNCTION] * weights[module] * (1 - delta);
  }
  const functionWords = counts[side + FUNCTION];
  return (content + functions) / (delta * (counts[side] - functionWords) + (1 - delta) * functionWords);
}

function isWhole(counts: ArrayLike<number>): boolean {
  return (
    counts[counts.length - 1] === 1 && matchedWords(counts, 0) === counts[0] && matchedWords(counts, 1) === counts[1]
  );
}

function matchedWords(counts: ArrayLike<number>, side: 0 | 1): number {
  let words = 0;
  for (let at = MODULES + side; at < counts.length - 1; at += 2) words += counts[at];
  return words;
}

export function countsWidth(modules: number): number {
  return MODULES + FOR_EACH_MODULE * modules + 1;
}

function orZero(ratio: number): number {
  return Number.isNaN(ratio) ? 0 : ratio;
}

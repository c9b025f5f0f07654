import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { FIRST_BETTER, SECOND_BETTER } from '../../judgments/pairwise.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { expectedWins } from '../../ranking/expected-wins.js';
import { seedOf } from '../../significance/resample.js';

/** How sentences are drawn: the draws are those of the intervals of scores. */
export interface SentenceDraws {
  readonly resamples: number;
  readonly seed: number;
}

/** The generator of a resample, after it has drawn as many of the sentences as there are. */
export function drawSentences(
  { seed }: SentenceDraws,
  resample: number,
  sentences: number,
): { readonly drawn: Uint32Array; readonly random: MersenneTwister } {
  const random = new MersenneTwister(seedOf(seed, resample));
  const drawn = new Uint32Array(sentences);
  random.fillBelow(sentences, drawn);
  return { drawn, random };
}

/** Mean sentence scores of each system on resamples of the sentences. */
export function redrawMeans(
  scores: ReadonlyMap<string, ArrayLike<number>>,
  draws: SentenceDraws,
): ReadonlyMap<string, Float64Array> {
  const means = new Map(Array.from(scores.keys(), (system) => [system, new Float64Array(draws.resamples)]));
  const sentences = Math.max(0, ...Array.from(scores.values(), ({ length }) => length));
  for (let resample = 0; resample < draws.resamples; resample++) {
    const { drawn } = drawSentences(draws, resample, sentences);
    for (const [system, values] of scores) {
      let sum = 0;
      let count = 0;
      for (const sentence of drawn) {
        const value = values[sentence];
        // Sentences that were not scored do not count.
        if (Number.isNaN(value)) continue;
        sum += value;
        count++;
      }
      (means.get(system) ?? [])[resample] = sum / count;
    }
  }
  return means;
}

/** Expected Wins of each system, in the order of the names, on resamples of the sentences with all their judgments. */
export function redrawExpectedWins(pairs: PairwiseJudgments, sentences: number, draws: SentenceDraws): Float64Array[] {
  const size = pairs.names.length;
  const scores = pairs.names.map(() => new Float64Array(draws.resamples));
  const times = new Uint16Array(sentences);
  const wins = new Float64Array(size * size);
  const { outcome, first, second, sentence } = pairs;
  for (let resample = 0; resample < draws.resamples; resample++) {
    times.fill(0);
    for (const drawn of drawSentences(draws, resample, sentences).drawn) times[drawn]++;
    wins.fill(0);
    for (let row = 0; row < outcome.length; row++) {
      if (outcome[row] === FIRST_BETTER) wins[first[row] * size + second[row]] += times[sentence[row]];
      else if (outcome[row] === SECOND_BETTER) wins[second[row] * size + first[row]] += times[sentence[row]];
    }
    expectedWins({ systems: pairs.names, wins }).forEach((score, system) => {
      scores[system][resample] = score;
    });
  }
  return scores;
}

import { MersenneTwister } from '../../random/mersenne-twister.js';
import { percentileInterval } from '../../significance/interval.js';
import { seedOf } from '../../significance/resample.js';

/** A figure and its interval; neither where nothing was compared. */
export interface Estimate {
  readonly value?: number;
  /** By bootstrap over sentences. */
  readonly interval?: readonly [low: number, high: number];
}

/** Counts that add up over sentences. */
interface SentenceTallies {
  readonly sentences: number;
  /** The sums, where a sentence counts as often as its weight says (default: once). */
  readonly sum: (weights?: Float64Array) => Float64Array;
}

interface ResampleOptions {
  readonly resamples: number;
  readonly seed: number;
  readonly confidence: number;
  readonly onProgress: ((done: number, total: number) => void) | undefined;
}

/**
 * Figures of the sums, each with an interval from resamples of the sentences (Efron 1979): all that was judged of a
 * sentence stays together, since it is not independent. Resamples in which nothing was compared do not count.
 */
export function estimate(
  figures: (sums: Float64Array) => readonly number[],
  { sentences, sum }: SentenceTallies,
  { resamples, seed, confidence, onProgress }: ResampleOptions,
): Estimate[] {
  const drawn = Array.from({ length: resamples }, (_, resample) => {
    onProgress?.(resample, resamples);
    return figures(sum(drawWeights(sentences, seedOf(seed, resample))));
  });
  return figures(sum()).map((value, at) => {
    if (Number.isNaN(value)) return {};
    const values = Float64Array.from(drawn, (resampled) => resampled[at]).filter((figure) => !Number.isNaN(figure));
    return values.length === 0 ? { value } : { value, interval: percentileInterval(values, confidence) };
  });
}

/** How often each sentence is drawn. */
export function drawWeights(sentences: number, seed: number): Float64Array {
  const random = new MersenneTwister(seed);
  const weights = new Float64Array(sentences);
  for (let draw = 0; draw < sentences; draw++) weights[random.below(sentences)]++;
  return weights;
}

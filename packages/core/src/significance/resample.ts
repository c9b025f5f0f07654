import type { Pair, Resampler } from '../metrics/metric.js';
import type { Share } from '../runner/shares.js';

/** A seeded source of randomness. */
interface RandomSource {
  /** Fills an array with whole numbers from 0 to `limit`, exclusive. */
  fillBelow(limit: number, into: Uint32Array): void;
}

/** Makes the source for a seed; randomness is always a parameter. */
export type Seeded = (seed: number) => RandomSource;

/** Each resample has a seed of its own, so that it is the same whichever thread draws it. */
export function seedOf(seed: number, resample: number): number {
  return seed * 1_000_003 + resample;
}

/** What resamples are drawn from. */
export interface Sample {
  readonly resampler: Resampler;
  readonly systems: number;
  readonly sentences: number;
}

/**
 * The value of each system on bootstrap resamples of the sentences (Efron 1979): as many sentences as there are,
 * drawn with replacement, the same for all systems.
 */
export function bootstrap(
  { resampler, systems, sentences }: Sample,
  { first, end, seed }: Share,
  seeded: Seeded,
): Float64Array[] {
  const values = Array.from({ length: systems }, () => new Float64Array(end - first));
  const indices = new Uint32Array(sentences);
  for (let resample = first; resample < end; resample++) {
    seeded(seedOf(seed, resample)).fillBelow(sentences, indices);
    resampler.draw(indices).forEach((value, system) => {
      values[system][resample - first] = value;
    });
  }
  return values;
}

/**
 * The difference of each pair of systems after swapping their outputs for a random half of the sentences (approximate
 * randomisation, Noreen 1989); the same half for all pairs.
 */
export function randomise(
  { resampler, sentences }: Sample,
  pairs: readonly Pair[],
  { first, end, seed }: Share,
  seeded: Seeded,
): Float64Array[] {
  const differences = pairs.map(() => new Float64Array(end - first));
  if (pairs.length === 0) return differences;
  const marks = new Uint32Array(sentences);
  for (let trial = first; trial < end; trial++) {
    seeded(seedOf(seed, trial)).fillBelow(2, marks);
    resampler.swap(marks, pairs).forEach((difference, pair) => {
      differences[pair][trial - first] = difference;
    });
  }
  return differences;
}

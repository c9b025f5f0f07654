import type { Resampler } from '../metrics/metric.js';
import type { Share } from '../runner/shares.js';

/** A seeded source of randomness. */
interface RandomSource {
  /** A whole number from 0 to `limit`, exclusive. */
  below(limit: number): number;
}

/** Makes the source for a seed; randomness is always a parameter. */
export type Seeded = (seed: number) => RandomSource;

/** Indices of two systems to be tested against each other. */
export type Pair = readonly [first: number, second: number];

/** Each resample has a seed of its own, so that it is the same whichever thread draws it. */
export function seedOf(seed: number, resample: number): number {
  return seed * 1_000_003 + resample;
}

/** What resamples are drawn from: the sentences of each system in turn, equally many for each. */
export interface Sample {
  readonly value: Resampler;
  readonly systems: number;
  readonly sentences: number;
}

/**
 * The value of each system on bootstrap resamples of the sentences (Efron 1979): as many sentences as there are,
 * drawn with replacement, the same for all systems.
 */
export function bootstrap(
  { value, systems, sentences }: Sample,
  { first, end, seed }: Share,
  seeded: Seeded,
): Float64Array[] {
  const values = Array.from({ length: systems }, () => new Float64Array(end - first));
  const indices = new Int32Array(sentences);
  for (let resample = first; resample < end; resample++) {
    const random = seeded(seedOf(seed, resample));
    for (let at = 0; at < sentences; at++) indices[at] = random.below(sentences);
    for (let system = 0; system < systems; system++) {
      values[system][resample - first] = value(indices);
      for (let at = 0; at < sentences; at++) indices[at] += sentences;
    }
  }
  return values;
}

/**
 * The difference of two systems after swapping their outputs for a random half of the sentences (approximate
 * randomisation, Noreen 1989).
 */
export function randomise(
  { value, sentences }: Sample,
  [a, b]: Pair,
  { first, end, seed }: Share,
  seeded: Seeded,
): Float64Array {
  const differences = new Float64Array(end - first);
  const firstIndices = new Int32Array(sentences);
  const secondIndices = new Int32Array(sentences);
  for (let trial = first; trial < end; trial++) {
    const random = seeded(seedOf(seed, trial));
    for (let at = 0; at < sentences; at++) {
      const swap = random.below(2) === 1;
      firstIndices[at] = (swap ? b : a) * sentences + at;
      secondIndices[at] = (swap ? a : b) * sentences + at;
    }
    differences[trial - first] = value(firstIndices) - value(secondIndices);
  }
  return differences;
}

import type { Resampler } from '../metrics/metric.js';

/** A seeded source of randomness. */
interface RandomSource {
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
}

/** Makes the source for a seed; randomness is always a parameter. */
export type Seeded = (seed: number) => RandomSource;

/** A stretch of the resamples: work that other threads can share without changing the result. */
export interface Share {
  readonly first: number;
  readonly end: number;
  readonly seed: number;
}

/** Each resample has a seed of its own, so that it is the same whichever thread draws it. */
export function seedOf(seed: number, resample: number): number {
  return seed * 1_000_003 + resample;
}

/**
 * The value of each system on bootstrap resamples of the sentences (Efron 1979): as many sentences as there are,
 * drawn with replacement, the same for all systems.
 */
export function bootstrap(
  resamplers: readonly Resampler[],
  size: number,
  { first, end, seed }: Share,
  seeded: Seeded,
): Float64Array[] {
  const values = resamplers.map(() => new Float64Array(end - first));
  const indices = new Int32Array(size);
  for (let resample = first; resample < end; resample++) {
    const random = seeded(seedOf(seed, resample));
    for (let at = 0; at < size; at++) indices[at] = random.below(size);
    resamplers.forEach((value, system) => {
      values[system][resample - first] = value(indices);
    });
  }
  return values;
}

/**
 * The difference of two systems after swapping their outputs for a random half of the sentences (approximate
 * randomisation, Noreen 1989). The resampler knows the statistics of the one, followed by those of the other.
 */
export function randomise(value: Resampler, size: number, { first, end, seed }: Share, seeded: Seeded): Float64Array {
  const differences = new Float64Array(end - first);
  const one = new Int32Array(size);
  const other = new Int32Array(size);
  for (let trial = first; trial < end; trial++) {
    const random = seeded(seedOf(seed, trial));
    for (let at = 0; at < size; at++) {
      const swap = random.below(2) === 1;
      one[at] = swap ? size + at : at;
      other[at] = swap ? at : size + at;
    }
    differences[trial - first] = value(one) - value(other);
  }
  return differences;
}

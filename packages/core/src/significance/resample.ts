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

/** What resamples are drawn from: the statistics of a metric. */
export interface Sample {
  readonly resampler: Resampler;
  readonly systems: number;
  /** Those to be tested against each other. */
  readonly pairs: readonly Pair[];
}

/** Samples of the same sentences. */
export interface Samples {
  readonly sentences: number;
  readonly samples: readonly Sample[];
}

/**
 * The value of each system on bootstrap resamples of the sentences (Efron 1979), by sample: as many sentences as there
 * are, drawn with replacement, the same for all systems and samples.
 */
export function bootstrap({ sentences, samples }: Samples, share: Share, seeded: Seeded): Float64Array[][] {
  const values = samples.map(({ systems }) => emptyColumns(systems, share));
  forEachDraw(sentences, sentences, share, seeded, samples.length, (indices, sample, at) => {
    samples[sample].resampler.draw(indices).forEach((value, system) => {
      values[sample][system][at] = value;
    });
  });
  return values;
}

/**
 * The difference of each pair of systems, by sample, after swapping their outputs for a random half of the sentences
 * (approximate randomisation, Noreen 1989); the same half for all pairs and samples.
 */
export function randomise({ sentences, samples }: Samples, share: Share, seeded: Seeded): Float64Array[][] {
  const differences = samples.map(({ pairs }) => emptyColumns(pairs.length, share));
  if (samples.every(({ pairs }) => pairs.length === 0)) return differences;
  forEachDraw(sentences, 2, share, seeded, samples.length, (marks, sample, at) => {
    const { resampler, pairs } = samples[sample];
    resampler.swap(marks, pairs).forEach((difference, pair) => {
      differences[sample][pair][at] = difference;
    });
  });
  return differences;
}

function emptyColumns(count: number, { first, end }: Share): Float64Array[] {
  return Array.from({ length: count }, () => new Float64Array(end - first));
}

/** Enough that a sample stays in the processor's cache for a while, and bounded however many sentences there are. */
const NUMBERS_AT_A_TIME = 1 << 17;

/**
 * Draws `size` numbers below `limit` for each resample of a share, and shows them to each of the samples. They are drawn
 * some resamples at a time: a sample's matrix barely fits the cache, and taking turns would load it for every resample.
 */
function forEachDraw(
  size: number,
  limit: number,
  { first, end, seed }: Share,
  seeded: Seeded,
  samples: number,
  show: (numbers: Uint32Array, sample: number, at: number) => void,
): void {
  const atATime = Math.max(1, Math.floor(NUMBERS_AT_A_TIME / size));
  const drawn = Array.from({ length: Math.min(atATime, end - first) }, () => new Uint32Array(size));
  for (let start = first; start < end; start += atATime) {
    const count = Math.min(atATime, end - start);
    for (let at = 0; at < count; at++) seeded(seedOf(seed, start + at)).fillBelow(limit, drawn[at]);
    for (let sample = 0; sample < samples; sample++) {
      for (let at = 0; at < count; at++) show(drawn[at], sample, start - first + at);
    }
  }
}

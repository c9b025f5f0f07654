import { MersenneTwister } from '../../random/mersenne-twister.js';
import { seedOf } from '../../significance/resample.js';
import { ROUNDING } from '../../significance/p-value.js';
import { pearsonDelta, spearmanDelta, type SwapDelta } from './swap-delta.js';

export interface PermutationTest {
  /** How often the first metric leads by as much as observed when the two are swapped at random; one-sided. */
  readonly p: number;
  /** How many swaps were tried. */
  readonly swaps: number;
  /** How many of them led by as much. */
  readonly asLarge: number;
  /** True when every possible swap was tried. */
  readonly exact: boolean;
}

export interface PermutationOptions {
  /** How many swaps to draw when there are too many to try them all. */
  readonly draws: number;
  readonly seed: number;
}

const deltas = { pearson: pearsonDelta, spearman: spearmanDelta };

/** Up to this many systems all swaps are tried: about a million. */
const MAX_FOR_ALL = 20;

/** How many swaps are tried for this number of systems. */
export function swapsOf(systems: number, draws: number): number {
  return systems <= MAX_FOR_ALL ? 2 ** systems : draws;
}

/**
 * The permutation test PERM-BOTH of Deutsch et al. (2021) on system scores: both metrics standardised, their scores
 * swapped for some of the systems, and both correlated with people again.
 */
export function permuteMetrics(
  human: ArrayLike<number>,
  better: ArrayLike<number>,
  worse: ArrayLike<number>,
  correlation: 'pearson' | 'spearman',
  { draws, seed }: PermutationOptions,
): PermutationTest | null {
  const size = human.length;
  const delta = deltas[correlation](standardise(human), standardise(better), standardise(worse));
  const observed = delta(new Uint8Array(size));
  if (Number.isNaN(observed)) return null;
  const least = observed - ROUNDING;
  if (size <= MAX_FOR_ALL) {
    const asLarge = countAll(delta, least, size);
    return { p: asLarge / 2 ** size, swaps: 2 ** size, asLarge, exact: true };
  }
  const asLarge = countDrawn(delta, least, size, { draws, seed });
  // The observed scores are among all swaps, but not among those drawn.
  return { p: (asLarge + 1) / (draws + 1), swaps: draws, asLarge, exact: false };
}

/** Swapping all the others instead reverses the difference, so half of the swaps stand for all. */
function countAll(delta: SwapDelta, least: number, size: number): number {
  const swapped = new Uint8Array(size);
  let count = 0;
  for (let mask = 0; mask < 2 ** (size - 1); mask++) {
    for (let at = 0; at < size; at++) swapped[at] = (mask >> at) & 1;
    const difference = delta(swapped);
    if (difference >= least) count++;
    if (-difference >= least) count++;
  }
  return count;
}

function countDrawn(delta: SwapDelta, least: number, size: number, { draws, seed }: PermutationOptions): number {
  const swapped = new Uint8Array(size);
  let count = 0;
  for (let draw = 0; draw < draws; draw++) {
    const random = new MersenneTwister(seedOf(seed, draw));
    for (let at = 0; at < size; at++) swapped[at] = random.below(2);
    if (delta(swapped) >= least) count++;
  }
  return count;
}

/** Scales to mean 0 and standard deviation 1, so that the scores of two metrics can stand in for each other. */
function standardise(scores: ArrayLike<number>): Float64Array {
  const values = Float64Array.from(scores);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (value - mean) / deviation);
}

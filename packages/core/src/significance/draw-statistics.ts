import type { SignificanceOptions } from './test-systems.js';
import { seeded } from './test-systems.js';
import { percentileInterval } from './interval.js';
import { bootstrap } from './resample.js';

/** The bounds of an interval. */
export type Interval = readonly [low: number, high: number];

export type DrawOptions = Pick<SignificanceOptions, 'resamples' | 'seed'>;

/**
 * Statistics of bootstrap resamples of some units, such as texts: for each of the `count` values that `compute` returns,
 * its value on every resample. `compute` gets the indices that were drawn, which may repeat.
 */
export function drawStatistics(
  units: number,
  count: number,
  compute: (indices: Uint32Array) => Float64Array,
  { resamples, seed }: DrawOptions,
): Float64Array[] {
  if (units === 0) return Array.from({ length: count }, () => new Float64Array(0));
  const resampler = { draw: compute, swap: () => new Float64Array(0) };
  const samples = { sentences: units, samples: [{ resampler, systems: count, pairs: [] }] };
  return bootstrap(samples, { first: 0, end: resamples, seed }, seeded)[0];
}

/** A ratio of two sums over units, as its terms in the units that add to it; the others add nothing. */
export interface Ratio {
  readonly units: readonly number[];
  readonly above: readonly number[];
  readonly below: readonly number[];
}

/** Each ratio on every resample of the units; NaN where it is one of nothing to nothing. */
export function drawRatios(ratios: readonly Ratio[], units: number, options: DrawOptions): Float64Array[] {
  const times = new Uint32Array(units);
  const compute = (indices: Uint32Array): Float64Array => {
    times.fill(0);
    for (const index of indices) times[index]++;
    return Float64Array.from(ratios, (ratio) => weightedRatio(ratio, times));
  };
  return drawStatistics(units, ratios.length, compute, options);
}

function weightedRatio({ units, above, below }: Ratio, times: Uint32Array): number {
  let [sumAbove, sumBelow] = [0, 0];
  for (let at = 0; at < units.length; at++) {
    sumAbove += times[units[at]] * above[at];
    sumBelow += times[units[at]] * below[at];
  }
  return sumBelow === 0 ? Number.NaN : sumAbove / sumBelow;
}

/** The interval of drawn values; those that are not defined are left out, and null is returned if none is. */
export function drawnInterval(values: Float64Array, confidence: number): Interval | null {
  const defined = values.filter((value) => !Number.isNaN(value));
  return defined.length === 0 ? null : percentileInterval(defined, confidence);
}

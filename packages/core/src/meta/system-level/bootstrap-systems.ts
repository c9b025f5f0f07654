import { MersenneTwister } from '../../random/mersenne-twister.js';
import { percentileInterval } from '../../significance/interval.js';
import { seedOf } from '../../significance/resample.js';
import type { Correlation } from '../../stats/correlation.js';
import type { Interval } from './fisher-interval.js';

export interface BootstrapOptions {
  readonly resamples: number;
  readonly seed: number;
  readonly confidence: number;
}

/**
 * The confidence interval of each metric's correlation when the systems are resampled with replacement (BOOT-SYSTEMS
 * of Deutsch et al. 2021), the same systems for all metrics. Draws on which a correlation is not defined, such as the
 * same system throughout, are left out. Null when all are, and when all draws give the same value: a few systems in
 * perfect order do not prove an interval of no width.
 */
export function bootstrapSystems(
  human: ArrayLike<number>,
  metrics: readonly ArrayLike<number>[],
  correlation: Correlation,
  { resamples, seed, confidence }: BootstrapOptions,
): (Interval | null)[] {
  const size = human.length;
  const values: number[][] = metrics.map(() => []);
  const drawnHuman = new Float64Array(size);
  const drawn = new Float64Array(size);
  const indices = new Int32Array(size);
  for (let resample = 0; resample < resamples; resample++) {
    const random = new MersenneTwister(seedOf(seed, resample));
    for (let at = 0; at < size; at++) {
      indices[at] = random.below(size);
      drawnHuman[at] = human[indices[at]];
    }
    metrics.forEach((scores, metric) => {
      for (let at = 0; at < size; at++) drawn[at] = scores[indices[at]];
      const value = correlation(drawnHuman, drawn);
      if (value !== null) values[metric].push(value);
    });
  }
  return values.map((metricValues) => {
    if (metricValues.length === 0) return null;
    const interval = percentileInterval(Float64Array.from(metricValues), confidence);
    return interval[0] < interval[1] ? interval : null;
  });
}

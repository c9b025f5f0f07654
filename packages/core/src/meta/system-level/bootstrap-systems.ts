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
 * The confidence interval of each metric's correlation when the systems are drawn anew with replacement (BOOT-SYSTEMS
 * of Deutsch et al. 2021), the same systems for all metrics. Draws on which a correlation is not defined, such as the
 * same system throughout, are left out. Null when all are, and when all draws give the same: few systems in perfect
 * order are no proof of a width of nothing.
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
  const places = new Int32Array(size);
  for (let resample = 0; resample < resamples; resample++) {
    const random = new MersenneTwister(seedOf(seed, resample));
    for (let at = 0; at < size; at++) {
      places[at] = random.below(size);
      drawnHuman[at] = human[places[at]];
    }
    metrics.forEach((scores, metric) => {
      for (let at = 0; at < size; at++) drawn[at] = scores[places[at]];
      const value = correlation(drawnHuman, drawn);
      if (value !== null) values[metric].push(value);
    });
  }
  return values.map((own) => {
    if (own.length === 0) return null;
    const interval = percentileInterval(Float64Array.from(own), confidence);
    return interval[0] < interval[1] ? interval : null;
  });
}

import { MersenneTwister } from '../../random/mersenne-twister.js';
import { seedOf } from '../../significance/resample.js';
import { CELLS } from './cells.js';
import { recordTaus, type ResampledTaus } from './resampled-taus.js';
import type { SentenceGroups } from './sentence-groups.js';

export interface SentenceBootstrapOptions {
  readonly resamples: number;
  readonly seed: number;
}

/**
 * Taus on resamples of the judged sentences, each with all its pairs: pairs of one sentence share its difficulties and
 * often its judges, and stay together. The same sentences for all metrics.
 */
export function bootstrapSentences(
  { size, counts }: SentenceGroups,
  metrics: number,
  { resamples, seed }: SentenceBootstrapOptions,
): ResampledTaus {
  const width = metrics * CELLS;
  const recorder = recordTaus(metrics, resamples);
  const sum = new Float64Array(width);
  for (let resample = 0; resample < resamples; resample++) {
    const random = new MersenneTwister(seedOf(seed, resample));
    sum.fill(0);
    for (let draw = 0; draw < size; draw++) {
      const start = random.below(size) * width;
      for (let at = 0; at < width; at++) sum[at] += counts[start + at];
    }
    recorder.record(resample, sum);
  }
  return recorder.taus;
}

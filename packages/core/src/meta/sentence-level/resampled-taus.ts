import { CELLS } from './cells.js';
import { byConvention, coefficientsOf, tauOf, tieConventions, type TieConvention } from './tie-conventions.js';

/** Taus on resamples: for each convention, for each metric, a value for each resample; not a number if undefined. */
export type ResampledTaus = Readonly<Record<TieConvention, readonly Float64Array[]>>;

export interface TauRecorder {
  /** Records the taus of a resample from its counts: nine for each metric, one metric after the other. */
  readonly record: (resample: number, counts: Float64Array) => void;
  readonly taus: ResampledTaus;
}

export function recordTaus(metrics: number, resamples: number): TauRecorder {
  const taus = byConvention(() => Array.from({ length: metrics }, () => new Float64Array(resamples)));
  return {
    taus,
    record: (resample, counts) => {
      for (const convention of tieConventions) {
        const coefficients = coefficientsOf(convention);
        taus[convention].forEach((values, metric) => {
          const metricCounts = counts.subarray(metric * CELLS, (metric + 1) * CELLS);
          values[resample] = tauOf(metricCounts, coefficients) ?? NaN;
        });
      }
    },
  };
}

import { MersenneTwister } from '../../random/mersenne-twister.js';
import { seedOf } from '../../significance/resample.js';
import { CELLS } from './cells.js';
import type { SentenceGroups } from './sentence-groups.js';
import { byConvention, coefficientsOf, tauOf, tieConventions, type TieConvention } from './tie-conventions.js';

/** Taus on resamples: for each convention, for each metric, a value for each resample; not a number if undefined. */
export type ResampledTaus = Readonly<Record<TieConvention, readonly Float64Array[]>>;

interface TauRecorder {
  /** Records the taus of a resample from its counts: nine for each metric, one metric after the other. */
  readonly record: (resample: number, counts: Float64Array) => void;
  readonly taus: ResampledTaus;
}

function recordTaus(metrics: number, resamples: number): TauRecorder {
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

export interface RowBootstrapOptions {
  readonly resamples: number;
  readonly seed: number;
}

/**
 * Taus on resamples of the judged pairs, as many as there are with replacement, drawn as the WMT15 script that
 * Chollampatt & Ng (2018) use draws them in Python 3: one generator for all resamples, which all metrics share. The
 * draws are the same as there for the same seed. Pairs of one sentence are not independent, so the intervals are far
 * too narrow: `bootstrapSentences` gives honest ones.
 */
export function bootstrapRows(cells: readonly Uint8Array[], { resamples, seed }: RowBootstrapOptions): ResampledTaus {
  const size = cells.at(0)?.length ?? 0;
  const recorder = recordTaus(cells.length, resamples);
  const { kinds, kindOf } = combineCells(cells, size);
  const random = new MersenneTwister(seed);
  const rows = new Uint32Array(size);
  const drawn = new Int32Array(kinds.length);
  const counts = new Float64Array(cells.length * CELLS);
  for (let resample = 0; resample < resamples; resample++) {
    drawn.fill(0);
    if (size > 0) random.fillBelow(size, rows);
    for (let draw = 0; draw < size; draw++) drawn[kindOf[rows[draw]]]++;
    counts.fill(0);
    kinds.forEach((row, kind) => {
      cells.forEach((metricCells, metric) => {
        counts[metric * CELLS + metricCells[row]] += drawn[kind];
      });
    });
    recorder.record(resample, counts);
  }
  return recorder.taus;
}

/** Rows that are alike for all metrics are one kind: a draw then counts one number, however many metrics there are. */
function combineCells(cells: readonly Uint8Array[], size: number): { kinds: number[]; kindOf: Uint32Array } {
  /** A row of each kind. */
  const kinds: number[] = [];
  const kindByKey = new Map<number, number>();
  // Each metric splits the kinds of those before it.
  const kindOf = new Uint32Array(size);
  for (const metricCells of cells) {
    kindByKey.clear();
    kinds.length = 0;
    for (let row = 0; row < size; row++) {
      const key = kindOf[row] * CELLS + metricCells[row];
      let kind = kindByKey.get(key);
      if (kind === undefined) {
        kind = kinds.push(row) - 1;
        kindByKey.set(key, kind);
      }
      kindOf[row] = kind;
    }
  }
  return { kinds, kindOf };
}

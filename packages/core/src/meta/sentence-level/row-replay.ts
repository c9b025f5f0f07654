import type { Interval } from '../system-level/fisher-interval.js';
import { bootstrapRows } from './resampled-taus.js';
import { countCells } from './cells.js';
import type { JudgedPairs } from './judged-pairs.js';
import type { SentenceLevelOptions } from './sentence-taus.js';
import { clearWinners, intervalOf, sortedInterval } from './tau-interval.js';
import { pairedDifference, type PairedDifference } from './tau-tests.js';
import { byConvention, type TieConvention } from './tie-conventions.js';

/** What the WMT15 script says of taus and their differences, from draws of single pairs. */
export interface RowReplay {
  readonly metrics: readonly {
    readonly metric: string;
    readonly intervals: Readonly<Record<TieConvention, Interval | null>>;
  }[];
  /** Every pair of metrics, the first minus the second. */
  readonly differences: readonly {
    readonly first: string;
    readonly second: string;
    readonly differences: Readonly<Record<TieConvention, PairedDifference>>;
  }[];
  readonly winners: Readonly<Record<TieConvention, string | null>>;
}

export function replayRows(
  { metrics, cells }: JudgedPairs,
  { resamples, seed, confidence }: SentenceLevelOptions,
): RowReplay {
  const resampled = bootstrapRows(cells, { resamples, seed });
  const sorted = (values: Float64Array): Interval => sortedInterval(values, confidence);
  const intervals = byConvention((convention) => resampled[convention].map((values) => intervalOf(values, sorted)));
  return {
    metrics: metrics.map((metric, at) => ({
      metric,
      intervals: byConvention((convention) => intervals[convention][at]),
    })),
    differences: metrics.flatMap((first, at) =>
      metrics.slice(at + 1).map((second, further) => ({
        first,
        second,
        differences: byConvention((convention) => {
          const values = resampled[convention];
          return pairedDifference(values[at], values[at + 1 + further], sorted);
        }),
      })),
    ),
    winners: clearWinners(metrics, cells.map(countCells), intervals),
  };
}

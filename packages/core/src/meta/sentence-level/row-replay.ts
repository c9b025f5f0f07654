import type { Interval } from '../system-level/fisher-interval.js';
import { bootstrapRows } from './bootstrap-rows.js';
import { countCells } from './contingency.js';
import type { JudgedPairs } from './judged-pairs.js';
import type { SentenceLevelOptions } from './sentence-taus.js';
import { clearWinner, sortedInterval } from './tau-interval.js';
import { byConvention, coefficientsOf, tauOf, type TieConvention } from './tie-conventions.js';

/** The intervals of the WMT15 script, from draws of single pairs. */
export interface RowReplay {
  readonly metrics: readonly {
    readonly metric: string;
    readonly intervals: Readonly<Record<TieConvention, Interval>>;
  }[];
  readonly winners: Readonly<Record<TieConvention, string | null>>;
}

export function replayRows(
  judged: JudgedPairs,
  { resamples, seed, confidence }: SentenceLevelOptions,
  onProgress?: (done: number, total: number) => void,
): RowReplay {
  const resampled = bootstrapRows(judged.cells, { resamples, seed, onProgress });
  const intervals = byConvention((convention) =>
    resampled[convention].map((values) => sortedInterval(values, confidence)),
  );
  const counts = judged.cells.map(countCells);
  return {
    metrics: judged.metrics.map((metric, at) => ({
      metric,
      intervals: byConvention((convention) => intervals[convention][at]),
    })),
    winners: byConvention((convention) => {
      const winner = clearWinner(
        counts.map((own) => tauOf(own, coefficientsOf(convention)) ?? -Infinity),
        intervals[convention],
      );
      return winner === undefined ? null : judged.metrics[winner];
    }),
  };
}

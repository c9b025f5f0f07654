import type { Interval } from '../system-level/fisher-interval.js';
import type { Contingency } from './cells.js';
import { byConvention, coefficientsOf, tauOf, type TieConvention } from './tie-conventions.js';

/**
 * The interval of the WMT15 script: of a thousand sorted values those with the indices 25 and 975; the reach printed
 * behind a tau is half of its width.
 */
export function sortedInterval(values: Float64Array, confidence = 0.95): Interval {
  const sorted = values.toSorted();
  const outside = (1 - confidence) / 2;
  // Rounded, since 1000 × (1 - 0.025) is not always 975 in floating point.
  const indexAt = (share: number): number =>
    Math.min(sorted.length - 1, Math.floor(Number((sorted.length * share).toFixed(6))));
  return [sorted[indexAt(outside)], sorted[indexAt(1 - outside)]];
}

/** The interval of taus on the resamples that have one; null when none has. */
export function intervalOf(values: Float64Array, makeInterval: (values: Float64Array) => Interval): Interval | null {
  const defined = values.filter((value) => !Number.isNaN(value));
  return defined.length === 0 ? null : makeInterval(defined);
}

/**
 * For each convention the metric whose interval is above those of all others, which Chollampatt & Ng (2018) mark with a
 * star; null when there is none.
 */
export function clearWinners(
  metrics: readonly string[],
  counts: readonly Contingency[],
  intervals: Readonly<Record<TieConvention, readonly (Interval | null)[]>>,
): Record<TieConvention, string | null> {
  return byConvention((convention) => {
    const defined = intervals[convention].filter((interval) => interval !== null);
    if (defined.length < metrics.length) return null;
    const taus = counts.map((metricCounts) => tauOf(metricCounts, coefficientsOf(convention)) ?? -Infinity);
    const winner = clearWinner(taus, defined);
    return winner === undefined ? null : metrics[winner];
  });
}

/** The index of the value whose interval is above those of all others. */
export function clearWinner(taus: readonly number[], intervals: readonly Interval[]): number | undefined {
  const best = taus.indexOf(Math.max(...taus));
  const clear = intervals.every(([, high], at) => at === best || high < intervals[best][0]);
  return taus.length > 1 && clear ? best : undefined;
}

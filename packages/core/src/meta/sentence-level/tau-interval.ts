import type { Interval } from '../system-level/fisher-interval.js';

/**
 * The interval of the WMT15 script: of the sorted values those at the 25th and 975th place of a thousand, counted from
 * 0; the reach printed behind a tau is half of its width.
 */
export function sortedInterval(values: Float64Array, confidence = 0.95): Interval {
  const sorted = values.toSorted();
  const outside = (1 - confidence) / 2;
  // Rounded, since 1000 × (1 - 0.025) is not always 975 in floating point.
  const place = (share: number): number =>
    Math.min(sorted.length - 1, Math.floor(Number((sorted.length * share).toFixed(6))));
  return [sorted[place(outside)], sorted[place(1 - outside)]];
}

/** The metric whose interval is above those of all others, which Chollampatt & Ng (2018) mark with a star. */
export function clearWinner(taus: readonly number[], intervals: readonly Interval[]): number | undefined {
  const best = taus.indexOf(Math.max(...taus));
  const clear = intervals.every(([, high], at) => at === best || high < intervals[best][0]);
  return taus.length > 1 && clear ? best : undefined;
}

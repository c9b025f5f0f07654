import type { EditMetric, EditStats } from '../metrics/edit-based/edit-metric.js';
import { percentileInterval } from '../significance/interval.js';
import { dropP } from '../significance/p-value.js';
import type { Resampled, SignificanceOptions } from '../significance/test-systems.js';
import { sameCounts } from './compare-with-baseline.js';
import { criticalDrop, sentencesNeeded, smallestDrop } from './detectable-drop.js';

export interface DropTestOptions extends SignificanceOptions {
  /** A drop is significant when chance alone makes one as large less often than this. */
  readonly level: number;
}

/** Whether a score fell, and how sure that is. */
export interface DropTest {
  readonly before: number;
  readonly now: number;
  readonly change: number;
  /** Of the change, by the paired bootstrap. */
  readonly interval: readonly [low: number, high: number];
  /** One-sided, by approximate randomisation: how often chance makes a drop as large. */
  readonly p: number;
  readonly significant: boolean;
  /** Sentences whose counts differ. */
  readonly changed: number;
  /** With fewer changed sentences than this no drop can be significant. */
  readonly sentencesNeeded: number;
  /** The least drop that would be significant with the sentences that changed; null where none would. */
  readonly criticalDrop: number | null;
  /** The least drop that could ever be significant on this gold; null where none could. */
  readonly smallestDrop: number | null;
}

/** The two systems in the order in which their resamples are drawn. */
export const DROP_PAIR = [0, 1] as const;

/** Tests for a drop, from resamples of the system now and before, in this order. */
export function testDrop(
  metric: EditMetric,
  now: readonly EditStats[],
  before: readonly EditStats[],
  { values, differences }: Resampled,
  { level, confidence }: DropTestOptions,
): DropTest {
  const [valueNow, valueBefore] = [now, before].map((stats) => metric.corpus(stats).value);
  const change = valueNow - valueBefore;
  const [nullDifferences] = differences;
  const p = dropP(nullDifferences, change);
  const [low, high] = percentileInterval(
    values[0].map((value, at) => value - values[1][at]),
    confidence,
  );
  return {
    before: valueBefore,
    now: valueNow,
    change,
    interval: [low, high],
    p,
    significant: p < level,
    changed: now.filter((counts, at) => !sameCounts(counts, before[at])).length,
    sentencesNeeded: sentencesNeeded(level),
    criticalDrop: criticalDrop(nullDifferences, level),
    smallestDrop: smallestDrop(metric, before, level),
  };
}

import { drawRatios, drawnInterval, type Interval } from '../../significance/draw-statistics.js';
import type { SignificanceOptions } from '../../significance/test-systems.js';
import { pairChecks } from '../diff/pair-checks.js';
import type { LintCheck, LintRun } from '../lint-run.js';

/** How much longer a user waits than before, from two runs of one job. */
export interface Slowdown {
  /** Texts that both runs answered when warm. */
  readonly texts: number;
  readonly before: number;
  readonly now: number;
  /** Time now over time before. */
  readonly ratio: number;
  /** Null without resamples. */
  readonly interval: Interval | null;
  readonly limit: number;
  /** False if the whole interval lies above the limit. */
  readonly passed: boolean;
}

/** Compares the time that two versions took for the same texts. One machine at one time: nothing else is comparable. */
export function testSlowdown(
  before: LintRun,
  now: LintRun,
  limit: number,
  { resamples, seed, confidence }: SignificanceOptions,
): Slowdown | undefined {
  const times = pairChecks(before.checks, now.checks).pairs.flatMap((pair) => {
    const [old, current] = [warmTime(pair.before), warmTime(pair.now)];
    return old === undefined || current === undefined ? [] : [{ old, current }];
  });
  const ratio = {
    units: times.map((_, at) => at),
    above: times.map(({ current }) => current),
    below: times.map(({ old }) => old),
  };
  const [totalNow, totalBefore] = [ratio.above, ratio.below].map((ms) => ms.reduce((sum, time) => sum + time, 0));
  if (totalBefore === 0) return undefined;
  const [drawn] = drawRatios([ratio], times.length, { resamples, seed });
  const interval = drawnInterval(drawn, confidence);
  return {
    texts: times.length,
    ...{ before: totalBefore, now: totalNow, ratio: totalNow / totalBefore, interval, limit },
    passed: interval === null || interval[0] <= limit,
  };
}

const warmTime = ({ ms, warm = true }: LintCheck): number | undefined => (warm ? ms : undefined);

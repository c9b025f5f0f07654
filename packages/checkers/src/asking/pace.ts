import type { Clock } from '@stet/node';

/** Waits so that calls proceed evenly, `rate` a second at most; without a rate, at once. */
export function createPace(rate: number | undefined, clock: Clock): (signal: AbortSignal) => Promise<void> {
  let next = 0;
  return async (signal) => {
    if (rate === undefined) return;
    const now = clock.now();
    const start = Math.max(now, next);
    next = start + 1000 / rate;
    if (start > now) await clock.sleep(start - now, signal);
  };
}

import { setTimeout as wait } from 'node:timers/promises';

/** Time as a parameter, so that tests can bring their own clock. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: async (ms, signal) => {
    await wait(ms, undefined, { signal });
  },
};

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

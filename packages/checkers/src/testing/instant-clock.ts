import type { Clock } from '../asking/clock.js';

export interface InstantClock extends Clock {
  /** What was slept, in order. */
  readonly slept: readonly number[];
}

/** A clock on which sleeping takes no time but is remembered. */
export function instantClock(): InstantClock {
  const slept: number[] = [];
  let now = 0;
  return {
    slept,
    now: () => now,
    sleep: (ms, signal) => {
      signal.throwIfAborted();
      slept.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
}

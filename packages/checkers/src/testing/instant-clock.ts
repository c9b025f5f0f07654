import type { Clock } from '@stet/node';

export interface InstantClock extends Clock {
  /** The sleeps so far, in milliseconds. */
  readonly slept: readonly number[];
}

/** A clock on which sleeping takes no time but is recorded. */
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

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

import { availableParallelism } from 'node:os';
import type { Computing } from './computing.js';
import { turnstile, type TurnstileLimits } from './turnstile.js';

/** One for each thread at a time; the others wait here, so that scoring does not queue behind all of them. */
const DEFAULT_BOUNDS: TurnstileLimits = { atOnce: availableParallelism(), waiting: 64 };

/** Computing for requests: when many wait for a thread, further ones are refused instead of answered late. */
export function boundComputing(computing: Computing, bounds: TurnstileLimits = DEFAULT_BOUNDS): Computing {
  const enter = turnstile(bounds);
  return {
    run: (job, task, signal) => enter(() => computing.run(job, task, signal)),
    close: () => computing.close(),
  };
}

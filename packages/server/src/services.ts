import type { Computing } from './computing/computing.js';
import type { Results } from './dashboard/results.js';
import type { Log } from './http/log.js';
import type { RateLimiter } from './http/rate-limiter.js';
import type { Queue } from './queue/queue.js';
import type { Store } from './storage/store.js';

/** Sizes in bytes. */
export interface Limits {
  readonly jsonBytes: number;
  readonly uploadBytes: number;
}

export const DEFAULT_LIMITS: Limits = { jsonBytes: 1024 * 1024, uploadBytes: 50 * 1024 * 1024 };

/** What request handlers work with. Time is a parameter. */
export interface Services {
  readonly store: Store;
  readonly clock: () => number;
  readonly limits: Limits;
  readonly rates: RateLimiter;
  readonly computing: Computing;
  readonly queue: Queue;
  readonly results: Results;
  readonly log: Log;
  /** The address that people see, if it is not the one that the server listens on. */
  readonly publicUrl?: string | undefined;
}

import { openComputing } from './computing/computing.js';
import { keepResults } from './dashboard/results.js';
import type { Log } from './http/log.js';
import { rateLimiter } from './http/rate-limiter.js';
import { openQueue } from './queue/open-queue.js';
import { DEFAULT_WORK } from './queue/work-queue.js';
import { SCORING } from './scoring/request-scoring.js';
import { DEFAULT_LIMITS, type Services } from './services.js';
import { openStore, type DatabaseLocation } from './storage/store.js';

export interface ServiceOptions {
  readonly database: DatabaseLocation;
  readonly clock: () => number;
  readonly log: Log;
  readonly publicUrl?: string | undefined;
  /** A job that takes longer is stopped, and retried or given up. */
  readonly jobSeconds?: number | undefined;
}

/** How long a worker stopped at its limit has to report that before others may take the job. */
const MARGIN_SECONDS = 5;

/** Opens what a server or a worker needs. */
export async function openServices({
  database,
  clock,
  log,
  publicUrl,
  jobSeconds = DEFAULT_WORK.limitSeconds,
}: ServiceOptions): Promise<{ readonly services: Services; readonly close: () => Promise<void> }> {
  const store = await openStore(database);
  try {
    const leaseSeconds = jobSeconds + MARGIN_SECONDS;
    const queue = await openQueue(database, store, [SCORING], { clock, log, leaseSeconds });
    const computing = await openComputing();
    return {
      services: {
        store,
        queue,
        computing,
        clock,
        log,
        publicUrl,
        results: keepResults(),
        limits: DEFAULT_LIMITS,
        rates: rateLimiter(),
      },
      close: async () => {
        await computing.close();
        await queue.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

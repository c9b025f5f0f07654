import type { Log } from '../http/log.js';
import type { DatabaseLocation, Store } from '../storage/store.js';
import { embeddedQueue } from './embedded-queue.js';
import { postgresQueue } from './postgres-queue.js';
import type { Queue, QueueOptions } from './queue.js';

/** Opens the queue that goes with the database. */
export async function openQueue(
  database: DatabaseLocation,
  { db }: Store,
  queues: readonly string[],
  { clock, log, ...options }: QueueOptions & { readonly clock: () => number; readonly log: Log },
): Promise<Queue> {
  return 'url' in database ? postgresQueue(database.url, db, queues, log, options) : embeddedQueue(db, clock, options);
}

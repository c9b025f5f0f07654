import { availableParallelism } from 'node:os';
import { openJobPool, type JobPool } from '@stet/node';
import { COMPUTING_WORKER } from '../locations.js';
import type * as jobs from './jobs.js';

/** Threads for slow work, so that requests are answered in the meantime. */
export type Computing = JobPool<typeof jobs>;

const IDLE_MS = 5 * 60_000;

export function openComputing(): Promise<Computing> {
  return openJobPool(COMPUTING_WORKER, { minThreads: 0, maxThreads: availableParallelism(), idleTimeout: IDLE_MS });
}

/** A thread for one large job at a time that ends with it: a thread that stays keeps the memory it once needed. */
export function openPassingThread(): Promise<Computing> {
  return openJobPool(COMPUTING_WORKER, { minThreads: 0, maxThreads: 1, idleTimeout: 0 });
}

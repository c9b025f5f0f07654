import { availableParallelism } from 'node:os';
import { openJobPool, type JobPool } from '@stet/node';
import type * as jobs from './jobs.js';

/** Threads for slow work, so that requests are answered in the meantime. */
export type Computing = JobPool<typeof jobs>;

const IDLE_MS = 5 * 60_000;

export function openComputing(): Promise<Computing> {
  // Resolves both from the sources, as in tests, and from the build.
  const worker = new URL('../../dist/computing/worker.js', import.meta.url);
  return openJobPool(worker, { minThreads: 0, maxThreads: availableParallelism(), idleTimeout: IDLE_MS });
}

import { openJobPool, type JobPool } from './job-pool.js';
import type * as jobs from './jobs.js';

export type Pool = Pick<JobPool<typeof jobs>, 'run'>;

/** Jobs that wait in the pool while its threads are busy. */
const AHEAD = 2;

/** Runs work with a pool of worker threads, and ends them after it. When one job fails the others are given up. */
export async function withPool<T>(threads: number, work: (pool: Pool) => Promise<T>): Promise<T> {
  // Found from the sources, as in tests, as well as from the build.
  const worker = new URL('../dist/worker.js', import.meta.url);
  const pool = await openJobPool<typeof jobs>(worker, { minThreads: threads, maxThreads: threads });
  const results: Promise<unknown>[] = [];
  const waiting: (() => void)[] = [];
  let active = 0;
  let failure: Error | undefined;

  const run = async (doIt: () => Promise<unknown>): Promise<unknown> => {
    if (active >= threads + AHEAD) await new Promise<void>((resolve) => waiting.push(resolve));
    active++;
    try {
      if (failure !== undefined) throw failure;
      return await doIt();
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error('a job failed');
      throw error;
    } finally {
      active--;
      waiting.shift()?.();
    }
  };

  try {
    return await work({
      run: (job, task) => {
        const result = run(() => pool.run(job, task));
        results.push(result);
        return result as ReturnType<typeof pool.run<typeof job>>;
      },
    });
  } finally {
    // A thread that is ended while it answers would raise an error of its own.
    await Promise.allSettled(results);
    await pool.close();
  }
}

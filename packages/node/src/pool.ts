import type { Job } from '@stet/core/internal';
import { openJobPool } from './job-pool.js';

export interface Pool {
  run<Task, Result>(job: Job<Task, Result>, task: Task): Promise<Result>;
  close(): Promise<void>;
}

/** Jobs that wait in the pool while its threads are busy. */
const AHEAD = 2;

/** Opens a pool of worker threads. When a job fails, those still waiting are abandoned. */
export async function openPool(threads: number): Promise<Pool> {
  // This path works from the sources, as in tests, as well as from the build.
  const worker = new URL('../dist/worker.js', import.meta.url);
  const pool = await openJobPool(worker, { minThreads: threads, maxThreads: threads });
  const unfinished = new Set<Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let active = 0;
  let failure: Error | undefined;

  const run = async (start: () => Promise<unknown>): Promise<unknown> => {
    if (active >= threads + AHEAD) await new Promise<void>((resolve) => waiting.push(resolve));
    active++;
    try {
      if (failure !== undefined) throw failure;
      return await start();
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error('a job failed');
      throw error;
    } finally {
      active--;
      waiting.shift()?.();
    }
  };

  return {
    run: (job, task) => {
      const result = run(() => pool.run(job.name, task as never));
      unfinished.add(result);
      const forget = (): void => {
        unfinished.delete(result);
      };
      result.then(forget, forget);
      return result as Promise<Awaited<ReturnType<typeof job.work>>>;
    },
    close: async () => {
      failure ??= new Error('the pool is closed');
      // Ending a thread while it answers would raise another error.
      await Promise.allSettled(unfinished);
      await pool.close();
    },
  };
}

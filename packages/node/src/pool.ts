import { StetError } from '@stet/core';
import type * as jobs from './jobs.js';
import type { Outcome } from './outcome.js';

type Jobs = typeof jobs;

export interface Pool {
  run<Job extends keyof Jobs>(job: Job, task: Parameters<Jobs[Job]>[0]): Promise<Awaited<ReturnType<Jobs[Job]>>>;
}

/** Jobs that wait in the pool while its threads are busy. */
const AHEAD = 2;

/** Runs work with a pool of worker threads, and ends them after it. When one job fails the others are given up. */
export async function withPool<T>(threads: number, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { Piscina } = await import('piscina');
  // Found from the sources, as in tests, as well as from the build.
  const filename = new URL('../dist/worker.js', import.meta.url).href;
  const pool = new Piscina({ filename, minThreads: threads, maxThreads: threads, execArgv: [] });
  const results: Promise<unknown>[] = [];
  const waiting: (() => void)[] = [];
  let active = 0;
  let failure: Error | undefined;

  const run: Pool['run'] = async (job, task) => {
    if (active >= threads + AHEAD) await new Promise<void>((resolve) => waiting.push(resolve));
    active++;
    try {
      if (failure !== undefined) throw failure;
      const outcome = (await pool.run({ job, task })) as Outcome<never>;
      if ('error' in outcome) throw new StetError(outcome.error);
      return outcome.result;
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
        const result = run(job, task);
        results.push(result);
        return result;
      },
    });
  } finally {
    // A thread that is ended while it answers would raise an error of its own.
    await Promise.allSettled(results);
    await pool.destroy();
  }
}

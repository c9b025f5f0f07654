import { StetError } from '@stet/core';
import type * as jobs from './jobs.js';
import type { Outcome } from './outcome.js';

type Jobs = typeof jobs;

export interface Pool {
  run<Job extends keyof Jobs>(job: Job, task: Parameters<Jobs[Job]>[0]): Promise<Awaited<ReturnType<Jobs[Job]>>>;
}

/** Runs work with a pool of worker threads, and ends them after it. */
export async function withPool<T>(threads: number, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { Piscina } = await import('piscina');
  // Found from the sources, as in tests, as well as from the build.
  const filename = new URL('../dist/worker.js', import.meta.url).href;
  const pool = new Piscina({ filename, minThreads: threads, maxThreads: threads, execArgv: [] });
  try {
    return await work({
      run: async (job, task) => {
        const outcome = (await pool.run({ job, task })) as Outcome<never>;
        if ('error' in outcome) throw new StetError(outcome.error);
        return outcome.result;
      },
    });
  } finally {
    await pool.destroy();
  }
}

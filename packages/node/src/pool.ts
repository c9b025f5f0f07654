import type { Job } from '@stet/core/internal';
import { openJobPool, type JobPool, type JobSet } from './job-pool.js';

/** The work of one stage on other threads. */
export interface Pool {
  /** Whether a thread would begin with another job soon, or no job is begun any more. */
  readonly isFree: boolean;
  /** Whether a thread has nothing to do. */
  readonly isIdle: boolean;
  run<Task, Result>(job: Job<Task, Result>, task: Task): Promise<Result>;
  close(): Promise<void>;
}

/** One job that is done, and one that waits beside it, so that a thread need not wait for this one to hear of it. */
const JOBS_FOR_EACH_THREAD = 2;
/** Idle threads end after this time, and before it they keep no process from ending. */
const IDLE_MS = 5000;

/** Threads by their number. They stay for the next stage, for which they need not start and compile again. */
const threadPools = new Map<number, Promise<JobPool<JobSet>>>();

function poolOf(threads: number): Promise<JobPool<JobSet>> {
  let pool = threadPools.get(threads);
  if (pool === undefined) {
    // This path works from the sources, as in tests, as well as from the build.
    const worker = new URL('../dist/worker.js', import.meta.url);
    const size = { minThreads: 0, maxThreads: threads, jobsForEachThread: JOBS_FOR_EACH_THREAD, idleTimeout: IDLE_MS };
    threadPools.set(threads, (pool = openJobPool(worker, size)));
  }
  return pool;
}

/** Whether so many threads were started for an earlier stage. */
export function hasThreads(threads: number): boolean {
  return threadPools.has(threads);
}

/** Opens the work of a stage on so many worker threads. When a job fails, no other is begun. */
export async function openPool(threads: number): Promise<Pool> {
  const pool = await poolOf(threads);
  const unfinished = new Set<Promise<unknown>>();
  let failure: Error | undefined;

  const run = async (start: () => Promise<unknown>): Promise<unknown> => {
    try {
      if (failure !== undefined) throw failure;
      return await start();
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error('a job failed');
      throw error;
    }
  };

  return {
    get isFree() {
      return unfinished.size < JOBS_FOR_EACH_THREAD * threads || failure !== undefined;
    },
    get isIdle() {
      return unfinished.size < threads;
    },
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
      await Promise.allSettled(unfinished);
    },
  };
}

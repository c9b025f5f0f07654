import type { Job } from '@stet/core/internal';
import { openJobPool, type JobPool, type JobSet } from './job-pool.js';
import { WORKER } from './worker-location.js';

/** The work of one stage on other threads. */
export interface Pool {
  /** Whether a thread would begin with another job soon, or no job is begun any more. */
  readonly isFree: boolean;
  /** Whether a thread has nothing to do. */
  readonly isIdle: boolean;
  /** Whether a thread has answered before: while threads start, they need to hear of this one. */
  readonly isStarted: boolean;
  run<Task, Result>(job: Job<Task, Result>, task: Task): Promise<Result>;
  close(): Promise<void>;
}

/** One job that is done, and one that waits beside it, so that a thread need not wait for this one to hear of it. */
const JOBS_FOR_EACH_THREAD = 2;
/** Idle threads end after this time, and before it they keep no process from ending. */
const IDLE_MS = 5000;

interface SharedThreads {
  readonly pool: Promise<JobPool<JobSet>>;
  /** Jobs of all stages that are begun and not done. */
  jobs: number;
  isStarted: boolean;
}

/** Threads by their number. They stay for the next stage, for which they need not start and compile again. */
const sharedThreads = new Map<number, SharedThreads>();

function threadsOf(count: number): SharedThreads {
  let threads = sharedThreads.get(count);
  if (threads === undefined) {
    const size = { minThreads: 0, maxThreads: count, jobsForEachThread: JOBS_FOR_EACH_THREAD, idleTimeout: IDLE_MS };
    sharedThreads.set(count, (threads = { pool: openJobPool(WORKER, size), jobs: 0, isStarted: false }));
  }
  return threads;
}

/** Whether so many threads were started for an earlier stage. */
export function hasThreads(count: number): boolean {
  return sharedThreads.has(count);
}

/**
 * Opens the work of a stage on so many worker threads. When a job fails, no other of the stage is begun. Stages at the
 * same time share the threads, and see them as free only while few jobs of any stage wait: more would have to wait for
 * those of others, while this thread could do them.
 */
export async function openPool(count: number): Promise<Pool> {
  const threads = threadsOf(count);
  const pool = await threads.pool;
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
      return threads.jobs < JOBS_FOR_EACH_THREAD * count || failure !== undefined;
    },
    get isIdle() {
      return threads.jobs < count;
    },
    get isStarted() {
      return threads.isStarted;
    },
    run: (job, task) => {
      const result = run(() => pool.run(job.name, task as never));
      unfinished.add(result);
      threads.jobs++;
      const forget = (): void => {
        threads.jobs--;
        threads.isStarted = true;
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

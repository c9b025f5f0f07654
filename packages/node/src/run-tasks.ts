import { availableParallelism } from 'node:os';
import type { Share } from '@stet/core';
import * as jobs from './jobs.js';
import { withPool } from './pool.js';

type Jobs = typeof jobs;
type JobName = keyof Jobs;
type TaskOf<Job extends JobName> = Parameters<Jobs[Job]>[0];
type ResultOf<Job extends JobName> = Awaited<ReturnType<Jobs[Job]>>;

export interface ThreadOptions {
  /** Worker threads. By default this thread begins alone, and one for each core takes over when it takes long. */
  readonly threads?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** A task, and how much of the whole it is, for progress and for guessing the time left. */
export interface SizedTask<Job extends JobName> {
  readonly task: TaskOf<Job>;
  readonly size: number;
}

/** Less work than this is over sooner without other threads, which must first start and warm up. */
const WORTH_THREADS_MS = 600;
/** Before this, code is still being compiled and says little about the speed to come. */
const WARM_MS = 150;

/** Does a job for each task, on all cores where that pays, and gives the results in the order of the tasks. */
export async function runTasks<Job extends JobName>(
  job: Job,
  tasks: readonly SizedTask<Job>[],
  { threads, onProgress }: ThreadOptions = {},
): Promise<ResultOf<Job>[]> {
  const count = threads ?? availableParallelism();
  const total = tasks.reduce((sum, { size }) => sum + size, 0);
  const results: ResultOf<Job>[] = [];
  let done = 0;
  const finish = (at: number, result: ResultOf<Job>): void => {
    results[at] = result;
    done += tasks[at].size;
    onProgress?.(done, total);
  };
  const start = performance.now();
  const goOnAlone = (): boolean => {
    if (count === 1 || threads !== undefined) return count === 1;
    const elapsed = performance.now() - start;
    return elapsed < WARM_MS || (elapsed / done) * (total - done) < WORTH_THREADS_MS;
  };
  const work = jobs[job] as unknown as (task: TaskOf<Job>) => Promise<ResultOf<Job>>;
  let next = 0;
  for (; next < tasks.length && goOnAlone(); next++) finish(next, await work(tasks[next].task));
  const rest = tasks.slice(next);
  if (rest.length > 0) {
    await withPool(count, (pool) =>
      Promise.all(
        rest.map(async ({ task }, at) => {
          finish(next + at, await pool.run(job, task));
        }),
      ),
    );
  }
  return results;
}

/** Cuts runs into stretches of about the same size, so many for each thread. */
export function cutIntoShares(
  runs: number,
  seed: number,
  { threads = availableParallelism() }: ThreadOptions,
  forEachThread: number,
): Share[] {
  const size = Math.ceil(runs / (threads * forEachThread));
  const shares: Share[] = [];
  for (let first = 0; first < runs; first += size) shares.push({ first, end: Math.min(runs, first + size), seed });
  return shares;
}

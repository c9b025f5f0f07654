import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Job, SizedTask } from '@stet/core/internal';
import { openPool } from './pool.js';
import { tools } from './tools.js';

export interface ThreadOptions {
  /** Number of threads, this one among them. By default it starts alone; if the work takes long, one per core joins in. */
  readonly threads?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface StreamOptions extends ThreadOptions {
  /** Sum of the sizes of all tasks; undefined if it is not known before the end. */
  readonly total: number | undefined;
}

/** Less work than this is done sooner without other threads, which must first start and warm up. */
const WORTH_THREADS_MS = 1000;
/** Before this, code is still being compiled, so its speed says little about the speed to come. */
const WARM_MS = 150;
const IN_FLIGHT_FOR_EACH_THREAD = 3;

/**
 * Does a job for each task as the tasks arrive, on all cores where that pays, and yields the results in the order of
 * the tasks. This thread does what the others have no time for. It takes only a few tasks per thread before their results are consumed, so that memory stays bounded
 * however many there are. If `tasks` throws, the results of the earlier tasks are yielded first.
 */
export async function* streamTasks<Task, Result>(
  job: Job<Task, Result>,
  tasks: Iterable<SizedTask<Task>> | AsyncIterable<SizedTask<Task>>,
  { threads, onProgress, total }: StreamOptions,
): AsyncGenerator<Result> {
  const count = threads ?? availableParallelism();
  const start = performance.now();
  let done = 0;
  const finish = (size: number): void => {
    done += size;
    if (total !== undefined) onProgress?.(Math.min(done, total), total);
  };
  const isWorthThreads = (): boolean => {
    if (count === 1 || threads !== undefined) return count > 1;
    const elapsed = performance.now() - start;
    if (elapsed < WARM_MS) return false;
    return total === undefined ? elapsed > WORTH_THREADS_MS : (elapsed / done) * (total - done) > WORTH_THREADS_MS;
  };
  const window: Promise<Result>[] = [];
  let pool: Awaited<ReturnType<typeof openPool>> | undefined;
  let failure: Error | undefined;
  const onFailure = (error: Error): void => {
    failure = error;
  };
  try {
    for await (const { task, size } of untilFailure(tasks, onFailure)) {
      if (pool === undefined && isWorthThreads()) pool = await openPool(count - 1);
      if (pool === undefined) {
        const result = await job.work(task, tools);
        finish(size);
        yield result;
        continue;
      }
      const isOurs = !pool.isFree;
      const result = (isOurs ? workHere(job, task) : pool.run(job, task)).then((answer) => {
        finish(size);
        return answer;
      });
      // The consumer of the result gets the error; until then it must not count as unhandled.
      const settled = result.catch(() => undefined);
      window.push(result);
      if (isOurs) await settled;
      const oldest = window.length >= IN_FLIGHT_FOR_EACH_THREAD * count ? window.shift() : undefined;
      if (oldest !== undefined) yield await oldest;
    }
    for (const result of window) yield await result;
    if (failure !== undefined) throw failure;
  } finally {
    await pool?.close();
  }
}

/** Does a task in this thread, and then hears what other threads have done. */
async function workHere<Task, Result>(job: Job<Task, Result>, task: Task): Promise<Result> {
  try {
    return await job.work(task, tools);
  } finally {
    await nextTurn();
  }
}

/** Yields `items` until they throw; the error goes to `onFailure` instead. */
async function* untilFailure<T>(
  items: Iterable<T> | AsyncIterable<T>,
  onFailure: (error: Error) => void,
): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    onFailure(error instanceof Error ? error : new Error('the tasks failed to come'));
  }
}

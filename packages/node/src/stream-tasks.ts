import { availableParallelism } from 'node:os';
import type { Job, SizedTask } from '@stet/core/internal';
import { openPool } from './pool.js';
import { tools } from './tools.js';

export interface ThreadOptions {
  /** Worker threads. By default this thread begins alone, and one for each core takes over when it takes long. */
  readonly threads?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface StreamOptions extends ThreadOptions {
  /** The sizes of all tasks together; undefined where nobody knows before the end. */
  readonly total: number | undefined;
}

/** Less work than this is over sooner without other threads, which must first start and warm up. */
const WORTH_THREADS_MS = 600;
/** Before this, code is still being compiled and says little about the speed to come. */
const WARM_MS = 150;
const IN_FLIGHT_FOR_EACH_THREAD = 3;

/**
 * Does a job for each task as the tasks come, on all cores where that pays, and gives the results in the order of the
 * tasks. It asks for no more tasks than a few for each thread before their results are taken: so memory stays bounded
 * however many there are. When tasks fail to come, the results of those that came are given first.
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
      if (pool === undefined && isWorthThreads()) pool = await openPool(count);
      if (pool === undefined) {
        const result = await job.work(task, tools);
        finish(size);
        yield result;
        continue;
      }
      const result = pool.run(job, task).then((answer) => {
        finish(size);
        return answer;
      });
      // Whoever takes the result sees the error; until then it is nobody's.
      result.catch(() => undefined);
      window.push(result);
      const oldest = window.length >= IN_FLIGHT_FOR_EACH_THREAD * count ? window.shift() : undefined;
      if (oldest !== undefined) yield await oldest;
    }
    for (const result of window) yield await result;
    if (failure !== undefined) throw failure;
  } finally {
    await pool?.close();
  }
}

/** What comes until it fails to come; the failure is told, not thrown. */
async function* untilFailure<T>(
  things: Iterable<T> | AsyncIterable<T>,
  onFailure: (error: Error) => void,
): AsyncGenerator<T> {
  try {
    yield* things;
  } catch (error) {
    onFailure(error instanceof Error ? error : new Error('the tasks failed to come'));
  }
}

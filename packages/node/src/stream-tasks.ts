import { availableParallelism } from 'node:os';
import type { Job, SizedTask } from '@stet/core/internal';
import { hasThreads, openPool } from './pool.js';
import { TaskDesk } from './task-desk.js';
import { workHere } from './this-thread.js';

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
/** Tasks that have a kind are halves of a batch, and a thread that keeps to a kind must be able to run ahead. */
const HALVES_IN_FLIGHT_FOR_EACH_THREAD = 2 * IN_FLIGHT_FOR_EACH_THREAD;

/**
 * Does a job for each task as the tasks arrive, on all cores where that pays, and yields the results in the order of
 * the tasks. This thread does what the others have no time for, and keeps to tasks of the first kind while there are
 * some. It takes only a few tasks per thread before their results are consumed, so that memory stays bounded however
 * many there are. If `tasks` throws, the results of the earlier tasks are yielded first.
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
    if (hasThreads(count - 1)) return true;
    const elapsed = performance.now() - start;
    if (elapsed < WARM_MS) return false;
    return total === undefined ? elapsed > WORTH_THREADS_MS : (elapsed / done) * (total - done) > WORTH_THREADS_MS;
  };
  let desk: TaskDesk<Task, Result> | undefined;
  let taken = 0;
  let ownKind: string | undefined;
  let failure: Error | undefined;
  const onFailure = (error: Error): void => {
    failure = error;
  };
  try {
    for await (const sized of untilFailure(tasks, onFailure)) {
      taken += sized.size;
      ownKind ??= sized.kind;
      if (desk === undefined && isWorthThreads()) {
        const inFlight = ownKind === undefined ? IN_FLIGHT_FOR_EACH_THREAD : HALVES_IN_FLIGHT_FOR_EACH_THREAD;
        desk = new TaskDesk(job, await openPool(count - 1), { ownKind, limit: inFlight * count, finish });
      }
      if (desk === undefined) {
        const result = await workHere(job, sized.task);
        finish(sized.size);
        yield result;
        continue;
      }
      desk.take(sized, taken === total);
      yield* desk.work();
    }
    if (desk !== undefined) yield* desk.workToTheEnd();
    if (failure !== undefined) throw failure;
  } finally {
    await desk?.close();
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

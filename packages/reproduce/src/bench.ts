import { join } from 'node:path';
import type { Runner } from '@stet/core/internal';
import { threadRunner } from '@stet/node';

/** What recipes work with: where the data are, and how random procedures run. */
export interface Bench {
  /** The folder of the public data. */
  readonly data: string;
  readonly seed: number;
  /** How often random procedures run. */
  readonly runs: number;
  /** How many folds judgments are dealt into for cross-validation; 100 in the paper. */
  readonly folds: number;
  /** Number of worker threads; by default one per core. */
  readonly threads?: number | undefined;
  /** Key under which results that several recipes need are kept. */
  readonly memory: object;
  /** Called with the fraction of a step that was done since the last call. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  /** Once aborted, no more work is begun. */
  readonly signal?: AbortSignal | undefined;
}

/** Spreads work over the threads of a bench. Steps that run at the same time need a runner each. */
export function runnerOf({ threads, onProgress, signal }: Bench): Runner {
  let before = 0;
  const runner = threadRunner({
    threads,
    onProgress: (_, done, total) => {
      onProgress?.(done / total - before);
      before = done === total ? 0 : done / total;
    },
  });
  return { ...runner, run: (job, tasks, options) => runner.run(job, untilAborted(tasks, signal), options) };
}

async function* untilAborted<T>(tasks: Iterable<T> | AsyncIterable<T>, signal?: AbortSignal): AsyncGenerator<T> {
  for await (const task of tasks) {
    signal?.throwIfAborted();
    yield task;
  }
}

/** A file of the public data. */
export function dataFile(bench: Bench, path: string): string {
  return join(bench.data, path);
}

/** Makes `compute` run once for all recipes of a bench that need its result. */
export function once<T>(compute: (bench: Bench) => Promise<T>): (bench: Bench) => Promise<T> {
  const results = new WeakMap<object, Promise<T>>();
  return (bench) => {
    let result = results.get(bench.memory);
    if (result === undefined) results.set(bench.memory, (result = compute(bench)));
    return result;
  };
}

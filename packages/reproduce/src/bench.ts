import { join } from 'node:path';
import type { Runner } from '@stet/core/internal';
import { threadRunner } from '@stet/node';

/** What recipes work with: where the data lie, and what chance may do. */
export interface Bench {
  /** The folder of the public data. */
  readonly data: string;
  readonly seed: number;
  /** How often random procedures run. */
  readonly runs: number;
  /** Parts into which judgments are dealt for cross-validation; 100 in the paper. */
  readonly folds: number;
  /** Worker threads; by default one for each core. */
  readonly threads?: number | undefined;
  /** What is computed once is kept with this. */
  readonly memory: object;
  /** Told how far a long part of the work is. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Spreads work over the threads of a bench. */
export function runnerOf({ threads, onProgress }: Bench): Runner {
  return threadRunner({ threads, onProgress: (_, done, total) => onProgress?.(done, total) });
}

/** A file of the public data. */
export function dataFile(bench: Bench, path: string): string {
  return join(bench.data, path);
}

/** Computes something once for all recipes of a bench that need it. */
export function once<T>(compute: (bench: Bench) => Promise<T>): (bench: Bench) => Promise<T> {
  const made = new WeakMap<object, Promise<T>>();
  return (bench) => {
    let result = made.get(bench.memory);
    if (result === undefined) made.set(bench.memory, (result = compute(bench)));
    return result;
  };
}

import { availableParallelism } from 'node:os';
import type { Batch, MetricSpec, Sentence, SystemOutput } from '@stet/core';
import { measure } from './jobs.js';
import { withPool } from './pool.js';

export interface ThreadOptions {
  /** Worker threads. By default this thread begins alone, and one for each core takes over when it takes long. */
  readonly threads?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Less work than this is over sooner without other threads, which must first start and warm up. */
const WORTH_THREADS_MS = 600;
/** Before this, code is still being compiled and says little about the speed to come. */
const WARM_MS = 150;
const BATCHES_FOR_EACH_THREAD = 16;

/**
 * The statistics of each metric, for each system, for each sentence, computed on all cores. The result does not
 * depend on the number of threads.
 */
export async function collectStats(
  specs: readonly MetricSpec[],
  sentences: readonly Sentence[],
  outputs: readonly SystemOutput[],
  { threads, onProgress }: ThreadOptions = {},
): Promise<unknown[][][]> {
  const count = threads ?? availableParallelism();
  const batches = cut(sentences, outputs, Math.ceil(sentences.length / (count * BATCHES_FOR_EACH_THREAD)));
  const results: unknown[][][][] = [];
  let done = 0;
  const finish = (at: number, stats: unknown[][][]): void => {
    results[at] = stats;
    done += batches[at].sentences.length;
    onProgress?.(done, sentences.length);
  };
  const start = performance.now();
  const goOnAlone = (): boolean => {
    if (count === 1 || threads !== undefined) return count === 1;
    const elapsed = performance.now() - start;
    return elapsed < WARM_MS || (elapsed / done) * (sentences.length - done) < WORTH_THREADS_MS;
  };
  let next = 0;
  for (; next < batches.length && goOnAlone(); next++) {
    finish(next, await measure({ specs, batch: batches[next] }));
  }
  const rest = batches.slice(next);
  if (rest.length > 0) {
    await withPool(count, (pool) =>
      Promise.all(
        rest.map(async (batch, at) => {
          finish(next + at, await pool.run('measure', { specs, batch }));
        }),
      ),
    );
  }
  return specs.map((_, metric) => outputs.map((__, system) => results.flatMap((result) => result[metric][system])));
}

function cut(sentences: readonly Sentence[], outputs: readonly SystemOutput[], size: number): Batch[] {
  const batches: Batch[] = [];
  for (let first = 0; first < sentences.length; first += size) {
    const end = first + size;
    batches.push({
      first,
      sentences: sentences.slice(first, end),
      outputs: outputs.map(({ file, lines }) => ({ file, lines: lines.slice(first, end) })),
    });
  }
  return batches;
}

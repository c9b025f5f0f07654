import { availableParallelism } from 'node:os';
import { StetError, type Batch, type MetricSpec, type Sentence, type SystemOutput } from '@stet/core';
import measure, { type Measured } from './worker.js';

export interface CollectOptions {
  /** Worker threads. By default this thread begins alone, and one for each core takes over when it takes long. */
  readonly threads?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Work shorter than this is over sooner without other threads, which must first start and warm up. */
const ALONE_MS = 400;
const BATCHES_FOR_EACH_THREAD = 16;

/**
 * The statistics of each metric, for each system, for each sentence, computed on all cores. The result does not
 * depend on the number of threads.
 */
export async function collectStats(
  specs: readonly MetricSpec[],
  sentences: readonly Sentence[],
  outputs: readonly SystemOutput[],
  { threads, onProgress }: CollectOptions = {},
): Promise<unknown[][][]> {
  const count = threads ?? availableParallelism();
  const batches = cut(sentences, outputs, Math.ceil(sentences.length / (count * BATCHES_FOR_EACH_THREAD)));
  const results: unknown[][][][] = [];
  let done = 0;
  const finish = (at: number, measured: Measured): void => {
    if ('error' in measured) throw new StetError(measured.error);
    results[at] = measured.stats;
    done += batches[at].sentences.length;
    onProgress?.(done, sentences.length);
  };
  const alone = count === 1 ? Infinity : threads === undefined ? performance.now() + ALONE_MS : 0;
  let next = 0;
  for (; next < batches.length && performance.now() < alone; next++) {
    finish(next, measure({ specs, batch: batches[next] }));
  }
  if (next < batches.length) {
    const first = next;
    await inThreads(count, specs, batches.slice(first), (at, measured) => {
      finish(first + at, measured);
    });
  }
  return specs.map((_, metric) => outputs.map((__, system) => results.flatMap((result) => result[metric][system])));
}

async function inThreads(
  threads: number,
  specs: readonly MetricSpec[],
  batches: readonly Batch[],
  finish: (at: number, measured: Measured) => void,
): Promise<void> {
  const { Piscina } = await import('piscina');
  // Found from the sources, as in tests, as well as from the build.
  const filename = new URL('../dist/worker.js', import.meta.url).href;
  const pool = new Piscina({ filename, minThreads: threads, maxThreads: threads, execArgv: [] });
  try {
    await Promise.all(
      batches.map(async (batch, at) => {
        finish(at, (await pool.run({ specs, batch })) as Measured);
      }),
    );
  } finally {
    await pool.destroy();
  }
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

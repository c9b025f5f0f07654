import type { Runner } from '@stet/core/internal';
import { openStages, threadRunner } from '@stet/node';

/** Runs `work` on threads and shows the progress of each stage; 0 threads are taken as 1. */
export async function withRunner<T>(threads: number | undefined, work: (runner: Runner) => Promise<T>): Promise<T> {
  const progress = await openStages();
  try {
    return await work(threadRunner({ threads: threads === 0 ? 1 : threads, onProgress: progress.update }));
  } finally {
    progress.stop();
  }
}

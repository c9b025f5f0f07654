import type { Runner } from '@stet/core/internal';
import { openStages, threadRunner } from '@stet/node';

/** Does work on threads, and shows how far each stage of it is. No threads at all means this one alone. */
export async function withRunner<T>(threads: number | undefined, work: (runner: Runner) => Promise<T>): Promise<T> {
  const progress = await openStages();
  try {
    return await work(threadRunner({ threads: threads === 0 ? 1 : threads, onProgress: progress.update }));
  } finally {
    progress.stop();
  }
}

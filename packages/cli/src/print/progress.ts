import type { Runner } from '@stet/core/internal';
import { openProgress, openStages, threadRunner, type Progress } from '@stet/node';

/** Shows progress while `work` runs. */
export async function withProgress<T>(
  label: string,
  work: (onProgress: Progress['update']) => T | Promise<T>,
): Promise<T> {
  const progress = await openProgress(label);
  try {
    return await work(progress.update);
  } finally {
    progress.stop();
  }
}

/** Runs `work` on threads and shows the progress of each stage; 0 threads are taken as 1. */
export async function withRunner<T>(threads: number | undefined, work: (runner: Runner) => Promise<T>): Promise<T> {
  const progress = await openStages();
  try {
    return await work(threadRunner({ threads: threads === 0 ? 1 : threads, onProgress: progress.update }));
  } finally {
    progress.stop();
  }
}

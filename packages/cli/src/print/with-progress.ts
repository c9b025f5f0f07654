import { openProgress, type ThreadOptions } from '@stet/node';

/** Shows progress while `work` runs. */
export async function withProgress<T>(
  label: string,
  threads: number | undefined,
  work: (options: ThreadOptions) => Promise<T>,
): Promise<T> {
  const progress = await openProgress(label);
  try {
    return await work({ threads, onProgress: progress.update });
  } finally {
    progress.stop();
  }
}

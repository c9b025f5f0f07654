import { openProgress, type ThreadOptions } from '@stet/node';

/** Shows how far work is while it goes on. */
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

import { joinResampled, type Resampled, type SignificanceOptions } from '@stet/core/internal';
import type { ResampleTask } from './jobs.js';
import { cutIntoShares, runTasks } from './run-tasks.js';
import type { ThreadOptions } from './stream-tasks.js';

const SHARES_FOR_EACH_THREAD = 4;

/** Draws the resamples of systems on all cores. The result does not depend on the number of threads. */
export async function drawResamples(
  systems: Omit<ResampleTask, 'share'>,
  { resamples, seed }: Pick<SignificanceOptions, 'resamples' | 'seed'>,
  options: ThreadOptions = {},
): Promise<Resampled> {
  const tasks = cutIntoShares(resamples, seed, options, SHARES_FOR_EACH_THREAD).map((share) => ({
    task: { ...systems, share },
    size: share.end - share.first,
  }));
  return joinResampled(await runTasks('resample', tasks, options));
}

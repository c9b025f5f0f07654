import {
  cutIntoShares,
  findSeparation,
  runAll,
  separateJob,
  type Ranking,
  type Separation,
  type SeparationOptions,
} from '@stet/core/internal';
import { threadRunner } from './thread-runner.js';
import type { ThreadOptions } from './stream-tasks.js';

const SHARES_FOR_EACH_THREAD = 8;

/**
 * How many further rankings separate two systems, with the simulations on all cores. The result does not depend on
 * the number of threads. Progress starts anew for each range of numbers that is looked at.
 */
export async function separateSystems(
  rankings: readonly Ranking[],
  systems: readonly [string, string],
  options: SeparationOptions,
  { threads, onProgress }: ThreadOptions = {},
): Promise<Separation> {
  const runner = threadRunner({ threads, onProgress: (_, done, total) => onProgress?.(done, total) });
  const shares = cutIntoShares(options.simulations, options.seed, SHARES_FOR_EACH_THREAD * runner.lanes);
  const search = findSeparation(rankings, systems, options);
  let next = search.next();
  while (next.done !== true) {
    const { value: task } = next;
    const tasks = shares.map((share) => ({ task: { task, share }, size: share.end - share.first }));
    const counts = await runAll(runner, separateJob, tasks, { stage: 'Simulating' });
    next = search.next(task.sizes.map((_, at) => counts.reduce((sum, count) => sum + count[at], 0)));
  }
  return next.value;
}

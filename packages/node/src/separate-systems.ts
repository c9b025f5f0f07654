import { findSeparation, type Ranking, type Separation, type SeparationOptions } from '@stet/core/internal';
import { cutIntoShares, runTasks } from './run-tasks.js';
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
  threadOptions: ThreadOptions = {},
): Promise<Separation> {
  const shares = cutIntoShares(options.simulations, options.seed, threadOptions, SHARES_FOR_EACH_THREAD);
  const search = findSeparation(rankings, systems, options);
  let next = search.next();
  while (next.done !== true) {
    const { value: task } = next;
    const tasks = shares.map((share) => ({ task: { task, share }, size: share.end - share.first }));
    const counts = await runTasks('separate', tasks, threadOptions);
    next = search.next(task.sizes.map((_, at) => counts.reduce((sum, count) => sum + count[at], 0)));
  }
  return next.value;
}

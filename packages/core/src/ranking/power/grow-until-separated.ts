import type { Job } from '../../runner/job.js';
import { runAll, type Runner } from '../../runner/runner.js';
import { cutIntoShares, type Share } from '../../runner/shares.js';
import { searchPower, type PowerSearch } from './search-power.js';
import type { SeparationOptions } from './separation.js';

const SHARES_FOR_EACH_LANE = 8;
export const SIMULATING = 'Simulating';

/** Simulations to run: how many separate after each of these numbers of further rankings. */
export interface GrowthTask<Study> {
  readonly study: Study;
  readonly sizes: readonly number[];
}

/** Counts the simulations of a share that separate two systems. */
export type GrowthJob<Study> = Job<{ readonly task: GrowthTask<Study>; readonly share: Share }, number[]>;

/** Searches for the number of further rankings, with the simulations on all lanes. */
export async function growUntilSeparated<Study>(
  rankings: number,
  options: SeparationOptions,
  job: GrowthJob<Study>,
  study: Study,
  runner: Runner,
): Promise<PowerSearch> {
  const shares = cutIntoShares(options.simulations, options.seed, SHARES_FOR_EACH_LANE * runner.lanes);
  const search = searchPower(rankings, options);
  let next = search.next();
  while (next.done !== true) {
    const { value: sizes } = next;
    const tasks = shares.map((share) => ({ task: { task: { study, sizes }, share }, size: share.end - share.first }));
    const counts = await runAll(runner, job, tasks, { stage: SIMULATING });
    next = search.next(sizes.map((_, at) => counts.reduce((sum, count) => sum + count[at], 0)));
  }
  return next.value;
}

import { rankSystems as join, type PairwiseJudgments, type RankingOptions, type SystemRanking } from '@stet/core';
import { cutIntoShares, runTasks, type ThreadOptions } from './run-tasks.js';

/** Small, since this thread does the first alone. */
const SHARES_FOR_EACH_THREAD = 16;

/** Ranks systems by judgments, with the runs on all cores. The result does not depend on the number of threads. */
export async function rankSystems(
  pairs: PairwiseJudgments,
  options: RankingOptions,
  threadOptions: ThreadOptions = {},
): Promise<SystemRanking> {
  return join(pairs, await scoreRuns(pairs, options, threadOptions), options);
}

/** The scores of the systems in each run, computed on all cores. */
export async function scoreRuns(
  pairs: PairwiseJudgments,
  { resamples, seed, method, unit, strictOriginal }: Omit<RankingOptions, 'confidence'>,
  threadOptions: ThreadOptions = {},
): Promise<Float64Array[]> {
  const tasks = cutIntoShares(resamples, seed, threadOptions, SHARES_FOR_EACH_THREAD).map((share) => ({
    task: { pairs, share, options: { method, unit, strictOriginal } },
    size: share.end - share.first,
  }));
  return (await runTasks('rank', tasks, threadOptions)).flat();
}

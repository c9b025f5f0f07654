import {
  cutIntoShares,
  rankJob,
  rankSystems as join,
  runAll,
  type PairwiseJudgments,
  type RankingOptions,
  type SystemRanking,
} from '@stet/core/internal';
import type { ThreadOptions } from './stream-tasks.js';
import { threadRunner } from './thread-runner.js';

/** Small, since this thread does the first alone. */
const SHARES_FOR_EACH_THREAD = 16;
/** With so many judgments to draw, other threads are started at once, and few large shares spare them copies. */
const LARGE_DRAW = 50_000_000;
const LARGE_SHARES_FOR_EACH_THREAD = 4;

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
  { threads, onProgress }: ThreadOptions = {},
): Promise<Float64Array[]> {
  const runner = threadRunner({ threads, onProgress: (_, done, total) => onProgress?.(done, total) });
  const large = resamples * pairs.outcome.length >= LARGE_DRAW;
  const sharesForEachLane = large ? LARGE_SHARES_FOR_EACH_THREAD : SHARES_FOR_EACH_THREAD;
  const tasks = cutIntoShares(resamples, seed, sharesForEachLane * runner.lanes).map((share) => ({
    task: { pairs, share, options: { method, unit, strictOriginal } },
    size: share.end - share.first,
  }));
  return (await runAll(runner, rankJob, tasks, { stage: 'Ranking', large })).flat();
}

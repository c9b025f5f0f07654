import type { PairwiseJudgments } from '../judgments/pairwise.js';
import { runAll, type Runner } from '../runner/runner.js';
import { cutIntoShares } from '../runner/shares.js';
import { pairwiseMethods } from './method.js';
import type { RankingOptions } from './rank-by-runs.js';
import { rankJob, runSource } from './run-scores.js';

/** Many small shares, since a runner may do the first alone before it decides to start threads. */
const SHARES_FOR_EACH_LANE = 16;
/** With this many judgments to draw, other threads start at once, and a few large shares save them copies. */
const LARGE_DRAW = 50_000_000;
const LARGE_SHARES_FOR_EACH_LANE = 4;

/** Whether so many runs draw so many judgments that other threads should start at once. */
export function isLargeDraw(runs: number, { outcome }: PairwiseJudgments): boolean {
  return runs * outcome.length >= LARGE_DRAW;
}

/** The scores of the systems in each run. Neither the runner nor the number of its lanes changes them. */
export async function drawRuns(
  pairs: PairwiseJudgments,
  { resamples, seed, method, unit, draws, strictOriginal }: Omit<RankingOptions, 'confidence'>,
  runner: Runner,
): Promise<Float64Array[]> {
  const options = { method, unit, draws, strictOriginal };
  const source = runSource(pairs, options);
  const drawsCounts = 'wins' in source && !pairwiseMethods[method].random;
  const large = !drawsCounts && isLargeDraw(resamples, pairs);
  const sharesForEachLane = large ? LARGE_SHARES_FOR_EACH_LANE : SHARES_FOR_EACH_LANE;
  const tasks = cutIntoShares(resamples, seed, sharesForEachLane * runner.lanes).map((share) => ({
    task: { source, share, options },
    size: share.end - share.first,
  }));
  return (await runAll(runner, rankJob, tasks, { stage: `Ranking by ${unit}`, large })).flat();
}

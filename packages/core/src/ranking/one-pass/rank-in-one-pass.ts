import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { runAll, type Runner } from '../../runner/runner.js';
import { cutIntoShares } from '../../runner/shares.js';
import { rankScores, type RankingOptions, type SystemRanking } from '../rank-by-runs.js';
import { runSignature } from '../run-signature.js';
import { matchUnits, onePassJob } from './one-pass-runs.js';
import { onePassSkills } from './one-pass-skills.js';

const SHARES_FOR_EACH_LANE = 4;

/** Ranks systems by TrueSkill in one pass over the judgments, in the order in which they stand. */
export async function rankInOnePass(
  pairs: PairwiseJudgments,
  options: Omit<RankingOptions, 'method' | 'draws' | 'strictOriginal'>,
  runner: Runner,
): Promise<SystemRanking> {
  const { unit, resamples, seed, confidence } = options;
  const units = matchUnits(pairs, unit);
  const tasks = cutIntoShares(resamples, seed, SHARES_FOR_EACH_LANE * runner.lanes).map((share) => ({
    task: { units, share },
    size: share.end - share.first,
  }));
  const runs = (await runAll(runner, onePassJob, tasks, { stage: `Ranking by ${unit}` })).flat();
  const method = 'trueskill:one-pass';
  return {
    method,
    signature: runSignature([method, 'order:given', `unit:${unit}`], { ...options, strictOriginal: false }),
    unit,
    resamples,
    seed,
    confidence,
    judgments: pairs.outcome.length,
    systems: rankScores(pairs.names, onePassSkills(pairs).means, runs, { confidence, rule: 'cluster' }),
  };
}

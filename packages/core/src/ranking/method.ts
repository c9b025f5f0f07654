import type { MersenneTwister } from '../random/mersenne-twister.js';
import { bradleyTerry } from './bradley-terry.js';
import { expectedWins, originalExpectedWins } from './expected-wins.js';
import type { PairCounts } from './pair-counts.js';
import { trueSkillRuns } from './trueskill-runs.js';

/** A way from judgments to scores, where more is better. */
export interface RankingMethod {
  readonly title: string;
  readonly random: boolean;
  /** The scores as the original program computes them, where it differs. */
  readonly originalScores?: (counts: PairCounts) => Float64Array;
}

/** A way that needs to know only how often each system was judged better than each other. */
export interface PairwiseMethod extends RankingMethod {
  /**
   * The scores of the systems. A method that is random by itself draws its judgments one by one, with replacement:
   * single judgments need no resampling before, and its score is the mean over runs.
   */
  readonly scores: (counts: PairCounts, random: MersenneTwister) => Float64Array;
  /** Several runs of a method that is random by itself, each with its own generator, faster than one by one. */
  readonly runs?: (counts: PairCounts, randoms: readonly MersenneTwister[]) => Float64Array[];
}

const methods = {
  'expected-wins': {
    title: 'Expected Wins',
    scores: expectedWins,
    random: false,
    originalScores: originalExpectedWins,
  },
  'bradley-terry': { title: 'Bradley–Terry', scores: (counts) => bradleyTerry(counts).logStrengths, random: false },
  trueskill: {
    title: 'TrueSkill',
    scores: (counts, random) => trueSkillRuns(counts, [random])[0],
    random: true,
    runs: trueSkillRuns,
  },
} as const satisfies Record<string, PairwiseMethod>;

/** A method that ranks systems by pairwise judgments. */
export type PairwiseMethodName = keyof typeof methods;

export const pairwiseMethods: Readonly<Record<PairwiseMethodName, PairwiseMethod>> = methods;

/** A method that can rank a campaign, whose judgments come in no particular order. */
export type CampaignMethodName = PairwiseMethodName | 'direct-assessment';

/** A method that ranks systems by judgments. */
export type RankingMethodName = CampaignMethodName | 'trueskill:one-pass';

export const rankingMethods: Readonly<Record<RankingMethodName, RankingMethod>> = {
  ...methods,
  'direct-assessment': { title: 'Direct assessment', random: false },
  // Not pairwise: it needs to know in which order the judgments come.
  'trueskill:one-pass': { title: 'TrueSkill in one pass', random: false },
};

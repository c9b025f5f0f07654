import {
  checkComparable,
  countPairs,
  headToHead,
  judgmentsToSeparate,
  pairwiseJudgments,
  rankSystems,
  runScores,
  type HeadToHead,
  type Ranking,
  type RankingOptions,
  type Separation,
  type SeparationOptions,
  type Share,
  type SystemRanking,
} from '@stet/core/internal';

export interface RankTask {
  readonly rankings: readonly Ranking[];
  readonly options: RankingOptions;
}

/** The scores of a share of the runs. */
export function rankShare({ rankings, options, share }: RankTask & { readonly share: Share }): Float64Array[] {
  const pairs = pairwiseJudgments(rankings, 'systems');
  checkComparable(countPairs(pairs));
  return runScores(pairs, share, options);
}

export type RankingResult = SystemRanking & { readonly pairs: number };

/** The ranking that all runs make. */
export function joinRanking({
  rankings,
  options,
  runs,
}: RankTask & { readonly runs: readonly Float64Array[] }): RankingResult {
  const pairs = pairwiseJudgments(rankings, 'systems');
  return { ...rankSystems(pairs, runs, options), pairs: pairs.outcome.length };
}

export function headToHeadOf({ rankings }: { readonly rankings: readonly Ranking[] }): HeadToHead {
  return headToHead(countPairs(pairwiseJudgments(rankings, 'systems')));
}

export interface SeparateTask {
  readonly rankings: readonly Ranking[];
  readonly systems: readonly [string, string];
  readonly options: SeparationOptions;
}

export function separate({ rankings, systems, options }: SeparateTask): Separation {
  return judgmentsToSeparate(rankings, systems, options);
}

import {
  countPairs,
  headToHead,
  pairwiseJudgments,
  type HeadToHead,
  type PairwiseJudgments,
  type Ranking,
} from '@stet/core/internal';

/** Rankings expanded to judgments of pairs of systems. */
export function pairsOfRankings(rankings: readonly Ranking[]): PairwiseJudgments {
  return pairwiseJudgments(rankings, 'systems');
}

/** Each system against each other one. */
export function headToHeadOf(pairs: PairwiseJudgments): HeadToHead {
  return headToHead(countPairs(pairs));
}

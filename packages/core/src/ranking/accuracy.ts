import { FIRST_BETTER, SECOND_BETTER, TIE, type PairwiseJudgments } from '../judgments/pairwise.js';
import type { PairCounts } from './pair-counts.js';

/** Predictions that came true, and how many there were. */
export interface Hits {
  readonly right: number;
  readonly of: number;
}

/** How many decided judgments an order of the systems, best first, predicts; ties are left out. */
export function orderHits({ first, second, outcome }: PairwiseJudgments, order: readonly number[]): Hits {
  const ranks = ranksOf(order);
  let right = 0;
  let of = 0;
  outcome.forEach((sign, row) => {
    if (sign === TIE) return;
    of++;
    if (sign === (ranks[first[row]] < ranks[second[row]] ? FIRST_BETTER : SECOND_BETTER)) right++;
  });
  return { right, of };
}

/** How many judgments clusters predict, given the cluster of each system: a tie within one, else a win. */
export function clusterHits({ first, second, outcome }: PairwiseJudgments, clusters: ArrayLike<number>): Hits {
  let right = 0;
  outcome.forEach((sign, row) => {
    if (sign === Math.sign(clusters[first[row]] - clusters[second[row]])) right++;
  });
  return { right, of: outcome.length };
}

/** The share of judgments that are ties: what one cluster of all systems predicts. */
export function tieShare({ outcome }: PairwiseJudgments): number {
  return outcome.reduce((sum, sign) => sum + (sign === TIE ? 1 : 0), 0) / outcome.length;
}

/** The share of decided judgments that the majority of each pair predicts, which no order can beat. */
export function majorityBound({ systems, wins }: PairCounts): number {
  const size = systems.length;
  let right = 0;
  let of = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      const [won, lost] = [wins[row * size + column], wins[column * size + row]];
      right += Math.max(won, lost);
      of += won + lost;
    }
  }
  return right / of;
}

function ranksOf(order: readonly number[]): Int32Array {
  const ranks = new Int32Array(order.length);
  order.forEach((system, rank) => {
    ranks[system] = rank;
  });
  return ranks;
}

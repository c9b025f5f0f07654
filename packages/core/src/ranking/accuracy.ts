import { FIRST_BETTER, SECOND_BETTER, TIE, type PairwiseJudgments } from '../judgments/pairwise.js';
import type { PairCounts } from './pair-counts.js';

/** Predictions that came true, of how many; kept as counts. */
export interface Hits {
  readonly right: number;
  readonly of: number;
}

/** How many decided judgments an order of the systems, best first, predicts; ties are left out. */
export function orderHits({ first, second, outcome }: PairwiseJudgments, order: readonly number[]): Hits {
  const place = placesOf(order);
  let right = 0;
  let of = 0;
  outcome.forEach((sign, row) => {
    if (sign === TIE) return;
    of++;
    if (sign === (place[first[row]] < place[second[row]] ? FIRST_BETTER : SECOND_BETTER)) right++;
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
  for (let one = 0; one < size; one++) {
    for (let other = 0; other < one; other++) {
      const [won, lost] = [wins[one * size + other], wins[other * size + one]];
      right += Math.max(won, lost);
      of += won + lost;
    }
  }
  return right / of;
}

function placesOf(order: readonly number[]): Int32Array {
  const places = new Int32Array(order.length);
  order.forEach((system, place) => {
    places[system] = place;
  });
  return places;
}

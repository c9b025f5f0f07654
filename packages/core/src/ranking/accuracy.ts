import type { PairCounts } from './pair-counts.js';

/** Predictions that came true, and how many there were. */
export interface Hits {
  readonly right: number;
  readonly of: number;
}

/** How many decided judgments an order of the systems, best first, predicts; ties are left out. */
export function orderHits({ systems, wins }: PairCounts, order: readonly number[]): Hits {
  const ranks = ranksOf(order);
  let right = 0;
  let of = 0;
  wins.forEach((won, cell) => {
    of += won;
    if (ranks[Math.floor(cell / systems.length)] < ranks[cell % systems.length]) right += won;
  });
  return { right, of };
}

/** How many judgments clusters predict, given the cluster of each system: a tie within one, else a win. */
export function clusterHits({ systems, wins, ties }: PairCounts, clusters: ArrayLike<number>): Hits {
  let right = 0;
  let of = 0;
  wins.forEach((won, cell) => {
    // Ties are counted both ways.
    const tied = ties[cell] / 2;
    of += won + tied;
    const [winner, loser] = [clusters[Math.floor(cell / systems.length)], clusters[cell % systems.length]];
    if (winner === loser) right += tied;
    else if (winner < loser) right += won;
  });
  return { right, of };
}

/** The share of judgments that are ties: what one cluster of all systems predicts. */
export function tieShare(counts: PairCounts): number {
  const { right, of } = clusterHits(counts, new Uint8Array(counts.systems.length));
  return right / of;
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

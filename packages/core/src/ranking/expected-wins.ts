import type { PairCounts } from './pair-counts.js';

/**
 * Expected Wins (Bojar et al. 2013; Grundkiewicz et al. 2015, section 5.1): how likely a system is to be judged
 * better than another one drawn at random, ties aside. A pair without a decided judgment counts as never won by
 * either.
 */
export function expectedWins({ systems, wins }: Pick<PairCounts, 'systems' | 'wins'>): Float64Array {
  const size = systems.length;
  const scores = new Float64Array(size);
  for (let system = 0; system < size; system++) {
    let sum = 0;
    for (let other = 0; other < size; other++) {
      const won = wins[system * size + other];
      const decided = won + wins[other * size + system];
      if (decided > 0) sum += won / decided;
    }
    // One system alone has nobody to win against.
    scores[system] = size > 1 ? sum / (size - 1) : 0;
  }
  return scores;
}

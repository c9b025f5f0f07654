import type { PairCounts } from './pair-counts.js';

/**
 * Expected Wins (Bojar et al. 2013; Grundkiewicz et al. 2015, section 5.1): how likely a system is to be judged
 * better than another drawn at random, ties aside. A pair without a decided judgment counts as never won by
 * either.
 */
export function expectedWins({ systems, wins }: Pick<PairCounts, 'systems' | 'wins'>): Float64Array {
  const size = systems.length;
  const scores = new Float64Array(size);
  for (let system = 0; system < size; system++) {
    let sum = 0;
    for (let opponent = 0; opponent < size; opponent++) {
      const won = wins[system * size + opponent];
      const decided = won + wins[opponent * size + system];
      if (decided > 0) sum += won / decided;
    }
    // One system alone has nobody to win against.
    scores[system] = size > 1 ? sum / (size - 1) : 0;
  }
  return scores;
}

/** Decimal places of a score of the original program, which sorts what it has rounded. */
const ORIGINAL_PLACES = 4;

/**
 * Expected Wins as the program behind Tables 6 and 7 of Grundkiewicz et al. (2015) computes it: opponents that a
 * system never beats are left out, as if the two had not met, and the mean is rounded. A system that beats nobody
 * gets 0; the program leaves it out.
 */
export function originalExpectedWins({ systems, wins }: Pick<PairCounts, 'systems' | 'wins'>): Float64Array {
  const size = systems.length;
  const scores = new Float64Array(size);
  for (let system = 0; system < size; system++) {
    let sum = 0;
    let beaten = 0;
    for (let opponent = 0; opponent < size; opponent++) {
      const won = wins[system * size + opponent];
      if (won === 0) continue;
      sum += won / (won + wins[opponent * size + system]);
      beaten++;
    }
    scores[system] = beaten === 0 ? 0 : Number((sum / beaten).toFixed(ORIGINAL_PLACES));
  }
  return scores;
}

import type { Ranking } from '../judgments/ranking.js';
import { normalDensity, proportionBelow } from '../stats/normal.js';
import { bradleyTerry, FALLBACK_PRIOR } from './bradley-terry.js';
import type { PairCounts } from './pair-counts.js';

/**
 * How likely the order of each pair of systems is wrong, given judgments so far: from a half, when nothing is known, down
 * to 0. The difference of two log-strengths (Bradley & Terry 1952, with the ties of Davidson 1970) is taken to be
 * normal around its estimate, and the order is wrong when it has the other sign. Pairs that are drawn in proportion to
 * this are those that still may change the ranking, as in the active selection of Sakaguchi et al. (2014), who prefer
 * matches that TrueSkill finds even, and in the designs of Glickman & Jensen (2005).
 *
 * @param systems all that are compared, also those without a judgment
 * @returns by pair, in the order of the rows of a triangle
 */
export function orderDoubts(rankings: readonly Ranking[], systems: readonly string[]): Float64Array {
  const size = systems.length;
  // A judgment in advance for each system keeps the estimates finite while there are few.
  const fit = bradleyTerry(countOnce(rankings, systems), { prior: FALLBACK_PRIOR });
  const width = Math.round(Math.sqrt(fit.covariance.length));
  const covariance = (row: number, column: number): number => fit.covariance[row * width + column];
  const doubts = new Float64Array((size * (size - 1)) / 2);
  let pair = 0;
  for (let first = 0; first < size; first++) {
    for (let second = first + 1; second < size; second++, pair++) {
      const variance = covariance(first, first) + covariance(second, second) - 2 * covariance(first, second);
      const errors = -Math.abs(fit.logStrengths[first] - fit.logStrengths[second]) / Math.sqrt(variance);
      doubts[pair] = proportionBelow(errors, normalDensity(errors));
    }
  }
  return doubts;
}

/**
 * Counts each two outputs of a ranking once, divided among the pairs of systems that they stand for: a judge who
 * compares two outputs says one thing, however many systems wrote them.
 */
function countOnce(rankings: readonly Ranking[], systems: readonly string[]): PairCounts {
  const size = systems.length;
  const index = new Map(systems.map((name, at) => [name, at]));
  const wins = new Float64Array(size * size);
  const ties = new Float64Array(size * size);
  for (const { outputs } of rankings) {
    outputs.forEach((output, at) => {
      for (const opponent of outputs.slice(at + 1)) {
        const [better, worse] = output.rank <= opponent.rank ? [output, opponent] : [opponent, output];
        const share = 1 / (better.systems.length * worse.systems.length);
        for (const winner of better.systems) {
          for (const loser of worse.systems) {
            const [row, column] = [index.get(winner), index.get(loser)];
            if (row === undefined || column === undefined) continue;
            if (output.rank !== opponent.rank) wins[row * size + column] += share;
            else {
              ties[row * size + column] += share;
              ties[column * size + row] += share;
            }
          }
        }
      }
    });
  }
  return { systems, wins, ties };
}
